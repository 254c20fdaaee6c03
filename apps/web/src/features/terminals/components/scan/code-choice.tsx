import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import type { TerminalScanId } from '../../messages/scan/uk.ts';
import { scannedCodeKey, truncatedCode } from '../../model/scanned-codes.ts';

function codeName(code: ScannedCode, text: Translate<TerminalScanId>): string {
  switch (code.kind) {
    case 'terminal':
      return text('code.terminal', { number: code.number });
    case 'activation':
      return text('code.activation', { code: code.code });
    case 'receipt':
      return text('code.receipt', { number: truncatedCode(code.fiscalNumber) });
    case 'unknown':
      return text('code.other', { text: truncatedCode(code.text) });
  }
}

export function CodeChoice({
  codes,
  onChoose,
  onAgain,
}: {
  codes: readonly ScannedCode[];
  onChoose: (code: ScannedCode) => void;
  onAgain: () => void;
}) {
  const text = useText(scanMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex max-w-md flex-col gap-3">
      <p id={titleId} className="font-semibold" role="status">
        {text('code.several')}
      </p>
      <ul className="flex flex-col gap-2 [overflow-wrap:anywhere]">
        {codes.map((code, n) => (
          <li key={scannedCodeKey(code)}>
            <Button isFullWidth autoFocus={n === 0} onPress={() => onChoose(code)}>
              {codeName(code, text)}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="ghost" icon={<RotateCcw />} onPress={onAgain}>
          {text('code.again')}
        </Button>
      </div>
    </section>
  );
}
