import { useState } from 'react';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PhotoField } from './photo-field.tsx';
import { photoTexts } from './story-texts.ts';

export default { title: 'Fields/PhotoField', component: PhotoField };

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';

export function States() {
  const texts = useTexts(photoTexts);
  const [value, setValue] = useState<Blob | null | undefined>();
  const shared = { personName: 'Олена Коваль', texts, value, onChange: setValue };
  return (
    <div className="flex flex-col gap-6">
      <PhotoField label="№ 1" {...shared} />
      <PhotoField label="№ 2" hint="PNG, JPEG, WebP" photoUrl={dot} {...shared} />
    </div>
  );
}

export function Cropping() {
  const texts = useTexts(photoTexts);
  const [value, setValue] = useState<Blob | null | undefined>();
  return (
    <PhotoField
      label="№ 1"
      hint="PNG, JPEG, WebP"
      personName="Олена Коваль"
      texts={texts}
      value={value}
      onChange={setValue}
    />
  );
}

Cropping.play = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const files = new DataTransfer();
  files.items.add(await portrait());
  const field = canvasElement.querySelector('[role="group"]');
  field?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  while (canvasElement.querySelector('[type="range"]') === null) await new Promise(requestAnimationFrame);
};

async function portrait(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 320);
  const context = canvas.getContext('2d');
  const shapes: [colour: string, x: number, y: number, radius: number][] = [
    ['#d9c7a7', 240, 160, 300],
    ['#2b4acb', 240, 330, 120],
    ['#5a4632', 240, 130, 70],
  ];
  for (const [colour, x, y, radius] of shapes) {
    if (!context) continue;
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'portrait.png', { type: 'image/png' });
}
