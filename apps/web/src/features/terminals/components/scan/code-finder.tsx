import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { CodePhoto } from '@kasa/ui/code-photo';
import { CodeScanner, type FoundCode } from '@kasa/ui/code-scanner';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { parseDistinctCodes } from '../../model/scanned-codes.ts';
import { CodeChoice } from './code-choice.tsx';
import { usePhotoTexts, useScannerTexts } from './scan-texts.ts';

export interface CodeFinderProps {
  source: 'camera' | 'photo';
  parse: (code: FoundCode) => ScannedCode;
  isWanted: (code: ScannedCode) => boolean;
  /** The detected or selected code. Unmounting turns the camera off. */
  onFound: (code: ScannedCode) => void;
  /** Message for a code of another kind; `onOther` handles it instead. */
  explain?: ((code: ScannedCode) => ReactNode) | undefined;
  onOther?: ((code: ScannedCode) => void) | undefined;
  otherWays: ReactNode;
  /** Set inside a form that has its own primary button. */
  variant?: 'secondary' | undefined;
}

export function CodeFinder({
  source,
  parse,
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
    const meanings = parseDistinctCodes(codes, parse);
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
      {/* Above the camera image, where it is visible on a phone too. */}
      {other && explain ? <div className="max-w-md">{explain(other)}</div> : null}
      {source === 'camera' ? (
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
