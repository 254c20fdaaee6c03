import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { ScanQrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { truncatedCode } from '../../model/scanned-codes.ts';
import { ScannedTerminal } from './scanned-terminal.tsx';

/** Explains a scanned code that has no screen of its own, with a button to scan again. */
export function ScannedResult({ code, onAgain }: { code: ScannedCode; onAgain: () => void }) {
  const text = useText(scanMessages);
  return (
    <div className="flex flex-col gap-4">
      <Meaning code={code} />
      <div>
        <Button autoFocus icon={<ScanQrCode />} onPress={onAgain}>
          {text('code.again')}
        </Button>
      </div>
    </div>
  );
}

function Meaning({ code }: { code: ScannedCode }): ReactNode {
  const text = useText(scanMessages);
  const { writeDenialReason } = usePermissions();
  switch (code.kind) {
    case 'terminal':
      return <ScannedTerminal number={code.number} />;
    case 'activation':
      return (
        <InlineNotice tone="info" isLive title={text('scan.activation', { code: code.code })}>
          {writeDenialReason('add_terminal') ?? text('scan.activationText')}
        </InlineNotice>
      );
    case 'receipt':
      return (
        <InlineNotice
          tone="info"
          isLive
          title={text('scan.receipt', { number: truncatedCode(code.fiscalNumber) })}
        >
          {text('scan.receiptText')}
        </InlineNotice>
      );
    case 'unknown':
      return (
        <>
          <InlineNotice tone="warning" isLive title={text('scan.other')}>
            {text('scan.otherText')}
          </InlineNotice>
          <CodeBlock
            label={text('scan.content')}
            code={code.text}
            copyLabel={text('scan.copy')}
            copiedLabel={text('scan.copied')}
          />
        </>
      );
  }
}
