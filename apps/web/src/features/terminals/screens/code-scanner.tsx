import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Spinner } from '@kasa/ui/spinner';
import { TextField } from '@kasa/ui/text-field';
import { ScanQrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { type CodeInputMode, CodeInputTabs } from '../components/scan/code-input-tabs.tsx';
import { ScannedReceipt } from '../components/scan/scanned-receipt.tsx';
import { scanMessages, terminalFormsMessages } from '../messages.ts';
import { scannedCodeState } from '../model/issued-code.ts';
import { displayedCode, parseCodeForActivation } from '../model/scanned-codes.ts';
import type { Terminal } from '../model/types.ts';
import { useTerminals } from '../queries.ts';

/**
 * `/qr`: opens the terminal of a scanned number, the payment of a receipt, or the activation for an activation code.
 * Never opens a scanned URL.
 */
export function CodeScannerScreen() {
  const text = useText(scanMessages);
  const forms = useText(terminalFormsMessages);
  const navigate = useNavigate();
  const { writeDenialReason } = usePermissions();
  const isForRefund = useAddressSearch()[0].get('for') === 'refund';
  const [mode, setMode] = useState<CodeInputMode>('camera');
  const [found, setFound] = useState<ScannedCode | null>(null);
  const take = (code: ScannedCode) => {
    if (code.kind === 'activation' && writeDenialReason('add_terminal') === undefined) {
      void navigate(paths.terminalActivate(), scannedCodeState(code.code));
    } else setFound(code);
  };
  return (
    <>
      <ScreenHeader
        title={text('scan.title')}
        subtitle={text('scan.text')}
        back={
          isForRefund
            ? { label: text('scan.toRefund'), href: paths.transactions({ refund: 'find' }) }
            : { label: forms('back'), href: paths.terminals() }
        }
      />
      <div className="max-w-2xl rounded-lg border border-border bg-surface p-4 md:p-6">
        {found ? (
          <ScannedResult code={found} onAgain={() => setFound(null)} />
        ) : (
          <CodeInputTabs
            mode={mode}
            onModeChange={setMode}
            typedLabel={text('way.number')}
            typeAction={text('number.type')}
            isTypedLast
            onFound={take}
          >
            <TypedCode onFound={take} />
          </CodeInputTabs>
        )}
      </div>
    </>
  );
}

function TypedCode({ onFound }: { onFound: (code: ScannedCode) => void }) {
  const text = useText(scanMessages);
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="flex max-w-80 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onFound(parseCodeForActivation({ text: typed, isQr: true }));
      }}
    >
      <TextField
        label={text('scan.typed')}
        hint={text('scan.typedHint')}
        autoComplete="off"
        isSpellChecked={false}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" variant="primary">
          {text('scan.find')}
        </Button>
      </div>
    </form>
  );
}

/** Explains a scanned code that has no screen of its own, with a button to scan again. */
function ScannedResult({ code, onAgain }: { code: ScannedCode; onAgain: () => void }) {
  const text = useText(scanMessages);
  return (
    <div className="flex flex-col gap-4">
      {code.kind === 'terminal' ? (
        <ScannedTerminal number={code.number} />
      ) : code.kind === 'receipt' ? (
        <ScannedReceipt fiscalNumber={code.fiscalNumber} />
      ) : (
        <Meaning code={code} />
      )}
      <div>
        <Button autoFocus icon={<ScanQrCode />} onPress={onAgain}>
          {text('code.again')}
        </Button>
      </div>
    </div>
  );
}

function Meaning({ code }: { code: Extract<ScannedCode, { kind: 'activation' | 'unknown' }> }) {
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
  return can('edit_terminal') ? paths.terminalEdit({ id }) : paths.terminals({ open: id });
}
