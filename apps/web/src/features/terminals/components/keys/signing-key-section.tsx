import { KEY_OVERLAP_SECONDS } from '@kasa/contracts/terminals/signing-keys';
import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Status } from '@kasa/ui/status';
import { Download, KeyRound } from 'lucide-react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { saveText } from '#shared/download/save-text.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { toast } from '#shared/toast/toast.ts';
import { ecommKeysMessages } from '../../messages/keys/catalogue.ts';

type SigningKey = DataOf<'listSigningKeys'>['items'][number];
type Step = 'begin' | 'finish' | 'cancel';

const tones = { current: 'positive', next: 'info', previous: 'neutral' } as const;

/** The keys of callbacks: to download, and to replace. */
export function SigningKeySection({ keys }: { keys: readonly SigningKey[] }) {
  const text = useText(ecommKeysMessages);
  const format = useFormat();
  const rotation = useRotation(keys);
  const next = keys.find(({ state }) => state === 'next');
  return (
    <FormSection title={text('key.title')} description={text('key.about')}>
      <FormWide>
        {next?.signs_from ? (
          <div className="mb-4">
            <InlineNotice tone="info">
              {text('key.overlap', { at: format.dateTime(next.signs_from) })}
            </InlineNotice>
          </div>
        ) : null}
        <ul aria-label={text('key.list')} className="flex flex-col gap-5">
          {keys.map((key) => (
            <KeyItem key={key.key_id} signingKey={key} />
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-2">
          {next ? (
            <>
              <Button onPress={() => rotation.ask('finish')}>{text('key.finish')}</Button>
              <Button variant="ghost" onPress={() => rotation.ask('cancel')}>
                {text('key.cancel')}
              </Button>
            </>
          ) : (
            <Button icon={<KeyRound />} onPress={() => rotation.ask('begin')}>
              {text('key.replace')}
            </Button>
          )}
        </div>
        {rotation.dialog}
      </FormWide>
    </FormSection>
  );
}

function KeyItem({ signingKey: key }: { signingKey: SigningKey }) {
  const text = useText(ecommKeysMessages);
  const format = useFormat();
  const { state, key_id: id, signs_from: from, signs_until: until } = key;
  const when = {
    current: until
      ? text('key.until', { at: format.dateTime(until) })
      : from && text('key.since', { at: format.dateTime(from) }),
    next: text('key.from', { at: format.dateTime(from) }),
    previous: text('key.was', { at: format.dateTime(until) }),
  }[state];
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Status tone={tones[state]}>{text(`key.${state}`)}</Status>
        <code className="font-medium">{id}</code>
        <span className="text-text-muted">{when}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Download />}
          aria-label={`${text('key.pem')}: ${id}`}
          onPress={() => saveText(`kasa-${id}.pem`, 'application/x-pem-file', key.public_key)}
        >
          {text('key.pem')}
        </Button>
        <Button
          size="sm"
          icon={<Download />}
          aria-label={`${text('key.jwk')}: ${id}`}
          onPress={() =>
            saveText(`kasa-${id}.jwk.json`, 'application/json', JSON.stringify(key.public_jwk, null, 2))
          }
        >
          {text('key.jwk')}
        </Button>
      </div>
    </li>
  );
}

function useRotation(keys: readonly SigningKey[]) {
  const text = useText(ecommKeysMessages);
  const [current, next] = (['current', 'next'] as const).map(
    (state) => keys.find((key) => key.state === state)?.key_id ?? '',
  );
  const done = {
    begin: text('key.replace.done'),
    finish: text('key.finish.done', { id: next ?? '' }),
    cancel: text('key.cancel.done'),
  };
  const rotate = useCommand('rotateSigningKey', { refreshes: ['listSigningKeys', 'listAuditEntries'] });
  const words = {
    begin: {
      title: text('key.replace.title'),
      children: text('key.replace.about', { days: KEY_OVERLAP_SECONDS / 86_400 }),
      confirmLabel: text('key.replace'),
      busyLabel: text('key.replace.busy'),
    },
    finish: {
      title: text('key.finish.title', { id: next ?? '' }),
      children: text('key.finish.about', { id: current ?? '' }),
      confirmLabel: text('key.finish'),
      busyLabel: text('key.finish.busy'),
      tone: 'danger' as const,
    },
    cancel: {
      title: text('key.cancel.title'),
      children: text('key.cancel.about'),
      confirmLabel: text('key.cancel'),
      cancelLabel: text('key.cancel.back'),
      busyLabel: text('key.cancel.busy'),
    },
  };
  return useConfirm((step: Step) => ({
    ...words[step],
    onConfirm: async () => {
      const seen = step === 'begin' ? current : next;
      await rotate.run({ body: { step, ...(seen && { key_id: seen }) } });
      toast.success(done[step]);
    },
  }));
}
