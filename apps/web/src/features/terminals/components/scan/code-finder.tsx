import type { ScannedCode } from '@kasa/contracts/terminals/terminal-codes';
import { CodePhoto } from '@kasa/ui/code-photo';
import { CodeScanner, type FoundCode } from '@kasa/ui/code-scanner';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { meaningsOf } from '../../model/found-codes.ts';
import { CodeChoice } from './code-choice.tsx';
import { usePhotoTexts, useScannerTexts } from './scan-texts.ts';

export interface CodeFinderProps {
  way: 'camera' | 'photo';
  /** What a code means here. */
  read: (code: FoundCode) => ScannedCode;
  /** Whether it is what is looked for. */
  isWanted: (code: ScannedCode) => boolean;
  /** The one that was found, or that the person chose of several. The camera goes out when this is taken away. */
  onFound: (code: ScannedCode) => void;
  /** What to say of a code that is something else; or what to do with it. */
  explain?: ((code: ScannedCode) => ReactNode) | undefined;
  onOther?: ((code: ScannedCode) => void) | undefined;
  /** Another way to the same end, for when this one fails. */
  otherWays: ReactNode;
  /** In a form, whose next thing to do is another. */
  variant?: 'secondary' | undefined;
}

/** Finds a code with the camera or in a photo. */
export function CodeFinder({
  way,
  read,
  isWanted,
  onFound,
  explain,
  onOther,
  otherWays,
  variant,
}: CodeFinderProps) {
  const text = useText(scanMessages);
  const scannerTexts = useScannerTexts();
  const photoTexts = usePhotoTexts();
  const [choices, setChoices] = useState<readonly ScannedCode[]>([]);
  const [other, setOther] = useState<ScannedCode | null>(null);
  const onCodes = (codes: readonly FoundCode[]) => {
    const meanings = meaningsOf(codes, read);
    const wanted = meanings.filter(isWanted);
    const [first] = wanted;
    const [unwanted = null] = first ? [] : meanings;
    setOther(unwanted);
    if (wanted.length > 1) setChoices(wanted);
    else if (first) onFound(first);
    else if (unwanted) onOther?.(unwanted);
  };
  if (choices.length > 0) {
    return <CodeChoice codes={choices} onChoose={onFound} onAgain={() => setChoices([])} />;
  }
  return (
    <div className="flex flex-col gap-3">
      {/* Over the film, where it is seen on a phone, too. */}
      {other && explain ? <div className="max-w-md">{explain(other)}</div> : null}
      {way === 'camera' ? (
        <CodeScanner
          label={text('camera.label')}
          texts={scannerTexts}
          onCodes={onCodes}
          otherWays={otherWays}
          variant={variant}
        />
      ) : (
        <CodePhoto
          label={text('photo.label')}
          texts={photoTexts}
          onStart={() => setOther(null)}
          onCodes={onCodes}
          otherWays={otherWays}
          variant={variant}
        />
      )}
    </div>
  );
}
