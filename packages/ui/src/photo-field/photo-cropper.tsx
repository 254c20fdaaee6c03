import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

/** Side of the result in pixels. */
const OUTPUT_SIDE = 256;
const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };
/** Pixels that an arrow key moves the picture: against the arrow, so that the square goes where it points. */
const STEP = -8;

// Inline styles set by script, allowed by the content security policy, keep the global stylesheet small.
const FRAME = { position: 'relative', width: 160, height: 160 } as const;
const SLIDER = { width: 160, accentColor: 'var(--color-accent)' } as const;

/** The square as a file: WebP, or PNG in a browser that writes none. */
function encodeCrop(picture: HTMLImageElement, { x, y, width, height }: Area): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: OUTPUT_SIDE, height: OUTPUT_SIDE });
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, OUTPUT_SIDE, OUTPUT_SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}

export function PhotoCropper({
  picture,
  texts,
  onChange,
}: {
  picture: HTMLImageElement;
  texts: { crop: string; zoom: string };
  onChange: (photo: Blob) => void;
}) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomId = useId();
  const latest = useRef<Area>(null);
  // An encoding under way when the photo is removed must not bring it back.
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const keep = async (_percent: Area, area: Area) => {
    latest.current = area;
    const photo = await encodeCrop(picture, area);
    if (photo && latest.current === area) onChange(photo);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = ZOOMS[key];
    if (step) setZoom((now) => Math.min(Math.max(now + step, 1), MAX_ZOOM));
  };
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the cropper in it */}
      <div
        className="overflow-hidden rounded-full border border-border-strong has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1"
        style={FRAME}
        onKeyDown={onKeyDown}
      >
        <Cropper
          image={picture.src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={keep}
          cropperProps={{ role: 'button', 'aria-label': texts.crop }}
          disableAutomaticStylesInjection
        />
      </div>
      <label htmlFor={zoomId} className="text-[13px] text-text-muted">
        {texts.zoom}
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        value={zoom}
        onChange={(event) => setZoom(event.target.valueAsNumber)}
        style={SLIDER}
      />
    </div>
  );
}
