import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { type CodeInputMode, CodeInputTabs } from '../components/scan/code-input-tabs.tsx';
import { ScannedResult } from '../components/scan/scanned-result.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { scanMessages } from '../messages/scan/catalogue.ts';
import { scannedCodeState } from '../model/issued-code.ts';
import { parseCodeForActivation } from '../model/scanned-codes.ts';

/**
 * `/qr`: opens the terminal of a scanned number, or the activation for an activation code. Never opens a scanned URL.
 */
export function CodeScannerScreen() {
  const text = useText(scanMessages);
  const forms = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  usePageTitle(text('scan.title'));
  const navigate = useNavigate();
  const { writeDenialReason } = usePermissions();
  const [mode, setMode] = useState<CodeInputMode>('camera');
  const [found, setFound] = useState<ScannedCode | null>(null);
  const take = (code: ScannedCode) => {
    if (code.kind === 'activation' && writeDenialReason('add_terminal') === undefined) {
      void navigate(paths.terminalActivate(), scannedCodeState(code.code));
    } else setFound(code);
  };
  return (
    <>
      <PageHeader
        title={text('scan.title')}
        subtitle={text('scan.text')}
        back={{ label: forms('back'), href: rememberedListHref(paths.terminals()) }}
        moreLabel={common('action.more')}
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
