import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { CodeScanner, type FoundCode } from './code-scanner.tsx';
import { plugStoryCamera } from './story-camera.ts';
import { qrPicture } from './story-pictures.ts';
import { scannerTexts } from './story-texts.ts';

export default { title: 'Fields/CodeScanner', component: CodeScanner };

const words = {
  uk: { label: 'Сканер', byNumber: 'Ввести номер' },
  en: { label: 'Scanner', byNumber: 'Type the number' },
};

function Scanner() {
  const texts = useTexts(scannerTexts);
  const { label, byNumber } = useTexts(words);
  const [codes, setCodes] = useState<readonly FoundCode[]>([]);
  return (
    <div className="flex flex-col gap-3">
      <CodeScanner label={label} texts={texts} onCodes={setCodes} otherWays={<Button>{byNumber}</Button>} />
      <output>{codes.map(({ text }) => text).join(', ')}</output>
    </div>
  );
}

async function pressStart(canvasElement: HTMLElement, awaited: string) {
  canvasElement.querySelector('button')?.click();
  while (canvasElement.querySelector(awaited) === null) await new Promise(requestAnimationFrame);
}

interface Play {
  canvasElement: HTMLElement;
}

export function Off() {
  return <Scanner />;
}

export function Filming() {
  return <Scanner />;
}
Filming.play = async ({ canvasElement }: Play) => {
  const camera = plugStoryCamera({ names: ['Back', 'Front'], hasTorch: true });
  camera.show(qrPicture('KASA:T:S1100101'));
  await pressStart(canvasElement, 'video');
  camera.remove();
};

export function InUse() {
  return <Scanner />;
}
InUse.play = async ({ canvasElement }: Play) => {
  const camera = plugStoryCamera({ refusal: 'NotReadableError' });
  await pressStart(canvasElement, '[role="alert"] p');
  camera.remove();
};
