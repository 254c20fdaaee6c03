import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Spinner } from '@kasa/ui/spinner';
import { ScanQrCode } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { displayedCode } from '../../model/scanned-codes.ts';
import type { Terminal } from '../../model/types.ts';
import { useTerminals } from '../../queries.ts';

/** Explains a scanned code that has no screen of its own, with a button to scan again. */
export function ScannedResult({ code, onAgain }: { code: ScannedCode; onAgain: () => void }) {
  const text = useText(scanMessages);
  return (
    <div className="flex flex-col gap-4">
      {code.kind === 'terminal' ? <ScannedTerminal number={code.number} /> : <Meaning code={code} />}
      <div>
        <Button autoFocus icon={<ScanQrCode />} onPress={onAgain}>
          {text('code.again')}
        </Button>
      </div>
    </div>
  );
}

function Meaning({ code }: { code: Exclude<ScannedCode, { kind: 'terminal' }> }) {
  const text = useText(scanMessages);
  const common = useText(commonMessages);
  const { writeDenialReason } = usePermissions();
  const { kind } = code;
  const reason = kind === 'activation' ? writeDenialReason('add_terminal') : undefined;
  return (
    <>
      <InlineNotice
        tone={kind === 'unknown' ? 'warning' : 'info'}
        isLive
        title={text(`scan.${kind}`, { content: displayedCode(code) })}
      >
        {reason ?? text(`scan.${kind}Text`)}
      </InlineNotice>
      {kind === 'unknown' ? (
        <CodeBlock
          label={text('scan.content')}
          code={code.text}
          copyLabel={common('action.copy')}
          copiedLabel={common('action.copied')}
        />
      ) : null}
    </>
  );
}

/** Opens the terminal, or offers to add it. */
function ScannedTerminal({ number }: { number: string }) {
  const text = useText(scanMessages);
  const forms = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const { can, writeDenialReason } = usePermissions();
  const query = useTerminals({ q: number, page: 1, perPage: 10 });
  // Placeholder data belongs to the previous number.
  const page = query.isPlaceholderData ? undefined : query.data;
  const terminal = page?.items.find((one) => one.number === number);
  const address = terminal && addressOf(terminal, can);
  useEffect(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);

  if (query.error) return <LoadError title={text('scan.failed', { number })} query={query} />;
  if (!page || terminal) {
    return (
      <div role="status" className="flex items-center gap-3">
        <Spinner label={text('scan.looking', { number })} />
        {text('scan.looking', { number })}
      </div>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      isLive
      title={text('scan.unknownTerminal', { number })}
      actions={
        <Button
          size="sm"
          href={paths.terminalCreate({ number })}
          disabledReason={writeDenialReason('add_terminal')}
        >
          {forms('create.do')}
        </Button>
      }
    >
      {text('scan.unknownTerminalText')}
    </InlineNotice>
  );
}

function addressOf({ id, number, status }: Terminal, can: ReturnType<typeof usePermissions>['can']): string {
  if (status === 'added' && can('add_terminal')) return paths.terminalActivate({ q: number });
  return can('edit_terminal') ? paths.terminalEdit({ id }) : paths.terminals({ q: number });
}
