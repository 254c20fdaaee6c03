import { Button } from '../button/button.tsx';
import { blankCanvas, pictureFile, placePicture, qrPicture } from '../code-scanner/story-pictures.ts';
import { useTexts } from '../story-kit/story-kit.tsx';
import { CodePhoto } from './code-photo.tsx';
import { codePhotoTexts } from './story-texts.ts';

export default { title: 'Fields/CodePhoto', component: CodePhoto };

const words = {
  uk: { label: 'Фото', byNumber: 'Ввести номер' },
  en: { label: 'Photo', byNumber: 'Type the number' },
};

function Photo() {
  const texts = useTexts(codePhotoTexts);
  const { label, byNumber } = useTexts(words);
  return (
    <CodePhoto
      label={label}
      texts={texts}
      onCodes={() => undefined}
      otherWays={<Button>{byNumber}</Button>}
    />
  );
}

async function paste(canvasElement: HTMLElement, picture: OffscreenCanvas, awaited: string) {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await pictureFile(picture));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  while (canvasElement.querySelector(awaited) === null) await new Promise(requestAnimationFrame);
}

interface Play {
  canvasElement: HTMLElement;
}

export function Empty() {
  return <Photo />;
}

export function Chosen() {
  return <Photo />;
}
Chosen.play = ({ canvasElement }: Play) =>
  paste(canvasElement, placePicture(qrPicture('KASA:T:S1100101'), { width: 400, height: 300 }), 'canvas');

export function NothingFound() {
  return <Photo />;
}
NothingFound.play = ({ canvasElement }: Play) =>
  paste(canvasElement, blankCanvas(400, 300).canvas, '[role="alert"] p');
