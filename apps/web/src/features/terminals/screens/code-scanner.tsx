import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { PageHeader } from '@kasa/ui/page-header';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { type ScanInputMode, ScanInputTabs } from '../components/scan/scan-input-tabs.tsx';
import { ScannedResult } from '../components/scan/scanned-result.tsx';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import { scanMessages } from '../messages/scan/catalogue.ts';
import { scannedCodeState } from '../model/scanned-code-state.ts';

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
  const [mode, setMode] = useState<ScanInputMode>('camera');
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
          <ScanInputTabs mode={mode} onModeChange={setMode} onFound={take} />
        )}
      </div>
    </>
  );
}
