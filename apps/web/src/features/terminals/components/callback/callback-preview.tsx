import type { ClientError } from '@kasa/client/http/errors';
import { CallbackPreviewInput } from '@kasa/contracts/terminals/callback-preview';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { callbackRequestSettingNames } from '../../model/callback-test-input.ts';
import type { SettingsDraft } from '../../model/own-settings.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';
import { CallbackTestPanel } from './callback-test-panel.tsx';
import { PaymentPicker } from './payment-picker.tsx';
import { SignedRequest } from './signed-request.tsx';

type Preview = DataOf<'previewCallback'>;
type Input = InputOf<'previewCallback'>['body'];

export function CallbackPreview({ form, terminalId }: { form: SettingsForm; terminalId: string | null }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const titleId = useId();
  const [paymentId, choosePayment] = useState<string | null>(null);
  const { can } = usePermissions();
  const { state, query, isStale } = useCallbackPreview(form, terminalId, paymentId);
  const { data: preview, error } = query;
  // Nobody reads or copies what is not of these fields; its place stays, as does what was chosen in it.
  const shown = { visibility: state === 'wrong' ? ('hidden' as const) : undefined };
  return (
    <section aria-labelledby={titleId} aria-busy={isStale} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-[550] leading-5">
          {text('callback.preview')}
        </h3>
        {/* One line for both texts: the layout does not shift while a placeholder is typed. */}
        <p className={`text-[13px] leading-5 ${state === 'wrong' ? 'text-warning' : 'text-text-muted'}`}>
          {text(
            state === 'wrong'
              ? 'callback.wrong'
              : paymentId
                ? 'callback.paymentText'
                : 'callback.previewText',
          )}
        </p>
        {state === 'none' ? null : (
          <p style={shown} className="text-[13px] text-text-muted leading-5">
            {text('callback.testMark')}
          </p>
        )}
      </div>
      {state === 'none' ? <p className="text-text-muted">{text('callback.none')}</p> : null}
      {terminalId !== null && can('transactions_view') && state !== 'none' ? (
        <PaymentPicker terminalId={terminalId} value={paymentId} onChange={choosePayment} />
      ) : null}
      {error && state === 'ready' ? (
        <InlineNotice
          tone="danger"
          actions={<Button onPress={() => void query.refetch()}>{common('action.retry')}</Button>}
        >
          {error.userMessage ?? text('callback.failed')}
        </InlineNotice>
      ) : null}
      {state === 'none' ? null : <CallbackTestPanel form={form} terminalId={terminalId} />}
      {preview && state !== 'none' ? (
        <div style={shown} className="flex min-w-0 flex-col gap-3">
          <SignedRequest preview={preview} />
        </div>
      ) : null}
    </section>
  );
}

const paths = callbackRequestSettingNames.map(settingPath);

/** `none`: no callback URL; `wrong`: a field is invalid, the data is the last valid one. */
type PreviewState = 'none' | 'wrong' | 'ready';

function useCallbackPreview(
  { hook }: SettingsForm,
  terminal_id: string | null,
  transaction_id: string | null,
) {
  const { client } = useServices();
  // Deferred, as typing has priority.
  const values = useDeferredValue(useWatch({ control: hook.control, name: paths }));
  const settings: SettingsDraft = Object.fromEntries(
    callbackRequestSettingNames.map((name, at) => [name, values[at]]),
  );
  const isNone = !settings.callback_endpoint;
  const of = { terminal_id, ...(transaction_id && { transaction_id }) };
  const input = isNone ? undefined : CallbackPreviewInput.safeParse({ ...of, ...settings }).data;
  const serialized = JSON.stringify(input ?? null);
  const debounced = useDebouncedValue(serialized, DEBOUNCE_MS);
  const body = JSON.parse(debounced) as Input | null;
  const query = useQuery<Preview, ClientError>({
    queryKey: ['previewCallback', body],
    queryFn: ({ signal }) => client.operation('previewCallback')({ body: body as Input }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    // Not cached: the signature is time-bound, and header values must not be stored.
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const state: PreviewState = isNone ? 'none' : input === undefined ? 'wrong' : 'ready';
  const isStale = debounced !== serialized || query.isPlaceholderData || query.isFetching;
  return { state, query, isStale };
}

const DEBOUNCE_MS = 400;
