import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, type ButtonProps } from '../button/button.tsx';
import '../code-scanner/code-scanner.css';
import type { FoundCode } from '../code-scanner/found-code.ts';
import { ProblemMessage } from '../code-scanner/problem-message.tsx';
import type { ProblemText } from '../code-scanner/texts.ts';
import { type PhotoProblem, usePhotoCodes } from './use-photo-codes.ts';

export interface CodePhotoTexts {
  readonly hint: string;
  readonly choose: string;
  readonly again: string;
  readonly reading: string;
  readonly picture: string;
  readonly problems: Readonly<Record<PhotoProblem, ProblemText>>;
}

export interface CodePhotoProps {
  label: string;
  texts: CodePhotoTexts;
  /** The codes of a chosen photo, at least one. */
  onCodes: (codes: readonly FoundCode[]) => void;
  /** Called when another photo is chosen: earlier codes are obsolete. */
  onStart?: (() => void) | undefined;
  /** Alternatives, offered if the photo is of no use. */
  otherWays?: ReactNode;
  /** Variant of the choose button: `secondary` if the page has another main action. Default `primary`. */
  variant?: ButtonProps['variant'];
}

/** Reads codes from a chosen, captured, dropped or pasted photo. Everything stays on the device. */
export function CodePhoto({
  label,
  texts,
  onCodes,
  onStart,
  otherWays,
  variant = 'primary',
}: CodePhotoProps) {
  const { photo, isReading, problem, choose } = usePhotoCodes(onCodes);
  const [isOver, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (!file) return;
    onStart?.();
    choose(file);
  };
  usePastedFile(take);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot shrink below its content in every browser
    <div role="group" aria-label={label} className="flex w-full max-w-md flex-col gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way to what the button does */}
      <div
        className="code-area"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {photo ? <PhotoPreview photo={photo} label={texts.picture} /> : null}
        {/* Always rendered, so that a live region announces its changes. */}
        <div role="alert" className="empty:hidden">
          {problem === null ? null : <ProblemMessage problem={texts.problems[problem]} />}
        </div>
        {problem === null ? (
          <>
            {photo ? null : <ImageUp aria-hidden size={40} className="text-text-muted" />}
            <p className="max-w-80 text-text-muted">{texts.hint}</p>
          </>
        ) : null}
        <div className="flex flex-wrap justify-center gap-2">
          <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => take(files?.[0])}>
            <Button
              variant={photo ? 'secondary' : variant}
              icon={<ImageUp />}
              isLoading={isReading}
              loadingLabel={texts.reading}
            >
              {photo || problem ? texts.again : texts.choose}
            </Button>
          </FileTrigger>
          {problem === null ? null : otherWays}
        </div>
      </div>
    </div>
  );
}

/** Takes pictures pasted anywhere on the page; text is pasted as usual. */
function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      if (file) take(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** A preview on a canvas, which needs no object URL. */
function PhotoPreview({ photo, label }: { photo: ImageBitmap; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      key={`${photo.width} × ${photo.height}`}
      role="img"
      aria-label={label}
      width={photo.width}
      height={photo.height}
      className="max-w-full"
    />
  );
}
