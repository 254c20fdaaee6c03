import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type Crop, cropSide, draw, encoded, fitted, MAX_ZOOM, middle, OUTPUT_SIDE } from './crop.ts';

/** Movement per arrow key, as a share of the visible part. */
const STEP = 0.05;
const ZOOM_STEP = 0.1;

// Inline styles set by script, allowed by the content security policy, keep the global stylesheet small.
const FRAME = { width: 160, height: 160, cursor: 'move', touchAction: 'none' } as const;
const SLIDER = { width: 160, accentColor: 'var(--color-accent)' } as const;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

export function PhotoCropper({
  picture,
  texts,
  onChange,
}: {
  picture: ImageBitmap;
  texts: { crop: string; zoom: string };
  onChange: (photo: Blob) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(() => fitted(picture, middle(picture)));
  const latest = useRef(onChange);
  latest.current = onChange;
  const zoomId = useId();
  const change = (to: (now: Crop) => Crop) => setCrop((now) => fitted(picture, to(now)));
  const move = (byX: number, byY: number) =>
    change((now) => {
      const side = cropSide(picture, now.zoom);
      return { ...now, x: now.x + byX * side, y: now.y + byY * side };
    });

  useEffect(() => {
    if (!canvas.current) return;
    let isOld = false;
    draw(canvas.current, picture, crop);
    void encoded(canvas.current).then((photo) => {
      if (photo && !isOld) latest.current(photo);
    });
    return () => {
      isOld = true;
    };
  }, [picture, crop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (arrow) move(...arrow);
    if (zoom) change((now) => ({ ...now, zoom: now.zoom + zoom }));
    if (arrow || zoom) event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    // The picture follows the pointer, so the crop moves the other way.
    move(-event.movementX / shown, -event.movementY / shown);
  };

  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-label={texts.crop}
        className="overflow-hidden rounded-full border border-border-strong"
        style={FRAME}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      >
        <canvas ref={canvas} width={OUTPUT_SIDE} height={OUTPUT_SIDE} className="size-full" />
      </button>
      <label htmlFor={zoomId} className="text-[13px] text-text-muted">
        {texts.zoom}
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={ZOOM_STEP}
        value={crop.zoom}
        onChange={(event) => change((now) => ({ ...now, zoom: event.target.valueAsNumber }))}
        style={SLIDER}
      />
    </div>
  );
}
