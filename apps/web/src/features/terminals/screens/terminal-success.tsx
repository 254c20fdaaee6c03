import { activationQrText, terminalQrText } from '@kasa/contracts/terminals/qr-codes';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { Skeleton } from '@kasa/ui/skeleton';
import { Plus, Printer, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import {
  NewTerminalCode,
  NextSteps,
  TerminalCard,
  TitledSection,
} from '../components/activation/new-terminal.tsx';
import { TerminalConfigView } from '../components/settings/config-view.tsx';
import { terminalFormsMessages } from '../messages.ts';
import { issuedCodeFromState } from '../model/issued-code.ts';
import { forgetKeyPhrase, issuedKeyPhrase } from '../model/issued-key-phrase.ts';
import type { TerminalDetails } from '../model/types.ts';

/** Two columns where they fit. */
const SIDE_BY_SIDE = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' };

/** `/terminals/success`: number and activation code of a new offline terminal, to scan and print, and next steps. */
export function TerminalSuccessScreen() {
  const text = useText(terminalFormsMessages);
  const [search] = useSearchParams();
  return (
    <ObjectScreen
      title={text('done.short')}
      back={{ label: text('back'), href: paths.terminals() }}
      icon={Smartphone}
      object={useObject('getTerminal', search.get('id') ?? '')}
      lost={{ title: text('edit.lostTitle'), text: text('edit.lostText'), toList: text('edit.toList') }}
      skeleton={
        <div style={SIDE_BY_SIDE} className="grid gap-4">
          <Skeleton height="420px" />
          <Skeleton height="420px" />
        </div>
      }
    >
      {(terminal) => <TerminalSuccess terminal={terminal} />}
    </ObjectScreen>
  );
}

function TerminalSuccess({ terminal }: { terminal: TerminalDetails }) {
  const text = useText(terminalFormsMessages);
  const { state } = useLocation();
  const user = useSession()?.user.id;
  const [keyPhrase] = useState(() => issuedKeyPhrase(terminal.id, user));
  useEffect(() => forgetKeyPhrase, []);
  const missing = usePermissions().writeDenialReason('add_terminal');
  const { number, status, kind } = terminal;
  // The URL accepts any terminal.
  const title = kind === 'offline' ? text('done.title') : text('done.plain', { number });
  // An active terminal needs no code.
  const issuedCode = status === 'added' ? issuedCodeFromState(state, user) : null;
  const qr = issuedCode
    ? { text: activationQrText(issuedCode.code), label: text('done.qrCode', { number }) }
    : { text: terminalQrText(number), label: text('done.qrNumber', { number }) };
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={terminal.name}
        back={{ label: text('back'), href: paths.terminals() }}
        actions={[
          { id: 'print', label: text('done.print'), icon: Printer, onAction: () => window.print() },
          {
            id: 'another',
            label: text('done.another'),
            icon: Plus,
            href: paths.offlineTerminal(),
            disabledReason: missing,
          },
        ]}
      />
      <div style={SIDE_BY_SIDE} className="grid items-start gap-4">
        <NewTerminalCode terminal={terminal} issuedCode={issuedCode} keyPhrase={keyPhrase} qr={qr} />
        <NextSteps terminal={terminal} issuedCode={issuedCode} />
      </div>
      <div className="mt-4">
        <TitledSection title={text('offline.config')}>
          <p className="mb-3 text-text-muted">{text('config.text')}</p>
          <TerminalConfigView terminal={terminal} />
        </TitledSection>
      </div>
      <PrintSheet>
        <TerminalCard terminal={terminal} issuedCode={issuedCode} qr={qr} />
      </PrintSheet>
    </>
  );
}
