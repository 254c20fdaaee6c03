import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import { StatusSecretInput } from '@kasa/contracts/transactions/status-requests';
import { Button } from '@kasa/ui/button';
import { CodeBlock } from '@kasa/ui/code-block';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue } from '@kasa/ui/key-value';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormCheckbox } from '#shared/forms/fields/form-checkbox.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { ecommKeysMessages } from '../../messages/keys/catalogue.ts';
import { statusRequestCommands } from '../../model/status-request-commands.ts';

type Secret = DataOf<'getStatusSecret'>;

/** The secret of status requests: shown once when it is made. */
export function StatusSecretSection({ secret }: { secret: Secret }) {
  const text = useText(ecommKeysMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { merchant_id: merchant, created_at: at, previous_until: until } = secret;
  const copying = { copyLabel: common('action.copy'), copiedLabel: common('action.copied') };
  return (
    <FormSection title={text('secret.title')} description={text('secret.about')}>
      <FormWide>
        <KeyValue
          items={[
            { id: 'merchant', label: text('secret.merchant'), value: <code>{merchant}</code> },
            { id: 'made', label: text('secret.made'), value: at ? format.dateTime(at) : text('secret.none') },
            ...(until
              ? [{ id: 'previous', label: text('secret.previous'), value: format.dateTime(until) }]
              : []),
          ]}
        />
        {made === null ? null : (
          <div className="mt-4 flex flex-col gap-3">
            <InlineNotice tone="warning">{text('secret.once')}</InlineNotice>
            <CodeBlock label={text('secret.value')} code={made} {...copying} />
          </div>
        )}
        <div className="mt-4">
          <Button icon={<KeyRound />} onPress={() => setAsking(true)}>
            {text(at ? 'secret.renew' : 'secret.make')}
          </Button>
        </div>
        <div className="mt-5">
          <CodeBlock
            label={text('secret.request')}
            code={statusRequestCommands(window.location.origin, merchant, made)}
            {...copying}
          />
        </div>
        {isAsking ? (
          <SecretDialog isFirst={at === null} onMade={setMade} onClose={() => setAsking(false)} />
        ) : null}
      </FormWide>
    </FormSection>
  );
}

function SecretDialog({
  isFirst,
  onMade,
  onClose,
}: {
  isFirst: boolean;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const text = useText(ecommKeysMessages);
  const renew = useCommand('renewStatusSecret', {
    refreshes: ['getStatusSecret', 'listAuditEntries'],
    success: text('secret.done'),
  });
  const form = useContractForm({
    schema: StatusSecretInput,
    defaults: { keep_previous: true },
    send: (body, how) => renew.run({ body }, how),
    onSaved: ({ secret }) => {
      onMade(secret);
      onClose();
    },
  });
  return (
    <FormDialog
      title={text(isFirst ? 'secret.make' : 'secret.renew.title')}
      form={form}
      submitLabel={text(isFirst ? 'secret.make' : 'secret.renew')}
      busyLabel={text('secret.busy')}
      onClose={onClose}
      notice={
        <p className="mb-4 text-text-muted">{text(isFirst ? 'secret.make.about' : 'secret.renew.about')}</p>
      }
    >
      {isFirst ? null : (
        <FormCheckbox
          form={form}
          name="keep_previous"
          label={text('secret.keep', { hours: SECRET_OVERLAP_HOURS })}
          hint={text('secret.keepHint')}
        />
      )}
    </FormDialog>
  );
}
