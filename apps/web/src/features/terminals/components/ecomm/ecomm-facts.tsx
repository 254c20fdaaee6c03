import { terminalFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { KeyRound, Send, Settings2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { ecommMessages } from '../../messages.ts';
import { forgetKeyPhrase, issuedKeyPhrase } from '../../model/issued-key-phrase.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { TerminalStatusLabel } from '../terminal/terminal-status-label.tsx';
import { IssuedPhrase } from './issued-phrase.tsx';
import type { useEcommActions } from './use-ecomm-actions.tsx';

/** After the terminal was made: its phrase, this once, and what to do with it. */
export function NewEcommTerminal({ id }: { id: string }) {
  const text = useText(ecommMessages);
  const user = useSession()?.user.id;
  const [phrase] = useState(() => issuedKeyPhrase(id, user));
  useEffect(() => forgetKeyPhrase, []);
  if (phrase === null) return null;
  return (
    <InlineNotice tone="positive" title={text('next.title')}>
      <IssuedPhrase phrase={phrase} />
      <p className="mt-3">{text('next.steps')}</p>
      <ol style={{ listStyle: 'decimal' }} className="mt-1 flex flex-col gap-1 pl-5">
        {(['callback', 'key', 'test'] as const).map((step) => (
          <li key={step}>
            {text(`next.${step}`)}
            {step === 'key' ? <KeysLink /> : null}
          </li>
        ))}
      </ol>
    </InlineNotice>
  );
}

/** In a new tab: the phrase is shown only here, and only now. */
function KeysLink() {
  const text = useText(ecommMessages);
  return (
    <>
      {' '}
      <Link
        to={paths.ecommKeys()}
        target="_blank"
        className="font-semibold text-accent-text underline underline-offset-2 hover:no-underline"
      >
        {text('list.keys')} <span className="sr-only">{text('next.newTab')}</span>
      </Link>
    </>
  );
}

/** What an e-commerce terminal is now, and where its payments, callbacks and keys are. */
export function EcommFacts({
  terminal,
  commands,
}: {
  terminal: TerminalDetails;
  commands: ReturnType<ReturnType<typeof useEcommActions>['commands']>;
}) {
  const text = useText(ecommMessages);
  const { fact } = useFields(terminalFields);
  const { can } = usePermissions();
  const { id, status } = terminal;
  return (
    <>
      <KeyValue
        columns={3}
        items={[
          fact(terminal, 'number'),
          fact(terminal, 'status', <TerminalStatusLabel status={status} />),
          fact(terminal, 'activated_at'),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {commands
          .filter(({ id }) => id === 'switch')
          .map(({ label, icon: Icon, onAction, disabledReason }) => (
            <Button key={label} icon={Icon && <Icon />} onPress={onAction} disabledReason={disabledReason}>
              {label}
            </Button>
          ))}
        {can('transactions_view') ? (
          <Button href={paths.ecommTransactions({ id })}>{text('action.payments')}</Button>
        ) : null}
        <Button icon={<Send />} href={paths.ecommCallbacks({ terminal_id: id })}>
          {text('action.callbackLog')}
        </Button>
        <Button icon={<KeyRound />} href={paths.ecommKeys()}>
          {text('list.keys')}
        </Button>
        {can('edit_terminal') ? (
          <Button icon={<Settings2 />} href={paths.terminalEdit({ id })}>
            {text('edit.allSettings')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
