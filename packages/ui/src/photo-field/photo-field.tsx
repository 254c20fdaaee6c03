import { Camera, ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { TOUCH_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { PhotoCropper } from './photo-cropper.tsx';
import { PICTURE_TYPES, type PictureProblem, usePicture } from './use-picture.ts';

export interface PhotoTexts extends Readonly<Record<PictureProblem, string>> {
  choose: string;
  /** Takes one by the camera; offered where fingers point. */
  take: string;
  remove: string;
  /** Name of the crop area, including how to move it. */
  crop: string;
  zoom: string;
}

export interface PhotoFieldProps {
  label: string;
  hint?: string | undefined;
  personName: string;
  photoUrl?: string | null | undefined;
  /** The new photo, a square of 256 pixels; null: remove it; undefined: unchanged. */
  value: Blob | null | undefined;
  onChange: (value: Blob | null | undefined) => void;
  texts: PhotoTexts;
}

const ANY_PICTURE = ['image/*'];

/** A photo: chosen, taken, dropped or pasted, and cropped to a square in the browser. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, personName, photoUrl, value, onChange, texts } = props;
  const { picture, problem, choose, clear } = usePicture();
  const isTouch = useMediaQuery(TOUCH_QUERY);
  const labelId = useId();
  const shown = value === null ? null : photoUrl;
  const remove = () => {
    clear();
    onChange(photoUrl ? null : undefined);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      role="group"
      aria-labelledby={labelId}
      className="flex min-w-0 flex-col gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onPaste={(event) => void choose(event.clipboardData.files[0])}
    >
      <span id={labelId} className="font-[550] text-text leading-5">
        {label}
      </span>
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <PhotoCropper key={picture.src} picture={picture} texts={texts} onChange={onChange} />
        ) : (
          <Avatar name={personName} photoUrl={shown} size="lg" />
        )}
        <div className="flex flex-wrap gap-2">
          {/* Phones offer all their photos, and their camera, only for pictures of any type. */}
          <FileTrigger
            acceptedFileTypes={isTouch ? ANY_PICTURE : PICTURE_TYPES}
            onSelect={(files) => void choose(files?.[0])}
          >
            <Button icon={<ImageUp />}>{texts.choose}</Button>
          </FileTrigger>
          {isTouch ? (
            <FileTrigger
              acceptedFileTypes={ANY_PICTURE}
              defaultCamera="user"
              onSelect={(files) => void choose(files?.[0])}
            >
              <Button icon={<Camera />}>{texts.take}</Button>
            </FileTrigger>
          ) : null}
          {picture || shown ? (
            <Button variant="ghost" icon={<Trash2 />} onPress={remove}>
              {texts.remove}
            </Button>
          ) : null}
        </div>
      </div>
      {hint ? <p className="text-[13px] text-text-muted">{hint}</p> : null}
      {problem ? (
        <p role="alert" className="text-[13px] text-danger">
          {texts[problem]}
        </p>
      ) : null}
    </div>
  );
}
