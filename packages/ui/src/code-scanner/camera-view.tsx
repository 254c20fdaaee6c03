import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { hasTorch, type OpenCamera, setTorch } from './camera.ts';
import type { FoundCode } from './found-code.ts';
import type { CodeScannerTexts } from './texts.ts';
import { useVideoCodes } from './use-video-codes.ts';

/** The live picture of a running camera, with its controls. */
export function CameraView({
  camera,
  texts,
  isPressed,
  onCodes,
  onChoose,
  onStop,
  onBroken,
}: {
  camera: OpenCamera;
  texts: CodeScannerTexts;
  /** Started by a press: move the focus here. */
  isPressed: boolean;
  onCodes: (codes: readonly FoundCode[]) => void;
  onChoose: (id: string) => void;
  onStop: () => void;
  onBroken: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const isBroken = useVideoCodes(video, camera.stream, onCodes);
  useEffect(() => {
    if (isBroken) onBroken();
  }, [isBroken, onBroken]);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = camera.stream;
    // Rejects if the element is unmounted at once.
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [camera]);
  return (
    <>
      <div className="code-film">
        <video ref={video} muted playsInline aria-label={texts.picture} className="size-full object-cover" />
      </div>
      <p role="status" className="text-text-muted">
        {texts.searching}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {camera.cameras.length > 1 ? (
          <div className="min-w-0 flex-[1_1_220px]">
            <SelectField
              label={texts.camera}
              value={camera.id}
              items={camera.cameras.map(({ id, name }, n) => ({
                id,
                label: name || `${texts.camera} ${n + 1}`,
              }))}
              onChange={(id) => id !== null && onChoose(id)}
            />
          </div>
        ) : null}
        {hasTorch(camera) ? <TorchButton key={camera.id} camera={camera} texts={texts} /> : null}
        <Button icon={<CameraOff />} autoFocus={isPressed} onPress={onStop}>
          {texts.stop}
        </Button>
      </div>
    </>
  );
}

function TorchButton({ camera, texts }: { camera: OpenCamera; texts: CodeScannerTexts }) {
  const [isOn, setOn] = useState(false);
  return (
    <Button
      icon={isOn ? <FlashlightOff /> : <Flashlight />}
      aria-pressed={isOn}
      onPress={async () => {
        if (await setTorch(camera, !isOn)) setOn(!isOn);
      }}
    >
      {texts.torch}
    </Button>
  );
}
