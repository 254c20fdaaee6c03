import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { configSettingNames } from '@kasa/contracts/terminals/config';
import { journalTerminalFields, terminalFields } from '@kasa/contracts/terminals/fields';
import type { TerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { CodeBlock } from '@kasa/ui/code-block';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { Skeleton } from '@kasa/ui/skeleton';
import { Tabs } from '@kasa/ui/tabs';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { LoadError } from '#shared/errors/load-error.tsx';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { terminalFormsMessages } from '../../messages.ts';
import { type DisplayedConfig, issuedConfig, pendingConfig } from '../../model/displayed-config.ts';
import type { OfflineTerminalDraft, OfflineTerminalEditForm } from '../../model/offline-terminal-draft.ts';
import type { TerminalDetails } from '../../model/types.ts';

/** Form section: the current response of `/Config/get` for the saved settings, or why there is none. */
export function IssuedConfigSection({ terminal }: { terminal: TerminalDetails }) {
  const text = useText(terminalFormsMessages);
  const { status } = terminal;
  const why = !terminal.has_secret_key_phrase
    ? text('config.noPhrase')
    : status === 'added'
      ? text('config.notActive')
      : status === 'blocked'
        ? text('config.blocked')
        : null;
  return (
    <FormSection title={text('config.title')} description={text('config.text')}>
      {why === null ? null : (
        <FormWide>
          <InlineNotice tone="warning">{why}</InlineNotice>
        </FormWide>
      )}
      <FormWide>
        <TerminalConfigView terminal={terminal} />
      </FormWide>
    </FormSection>
  );
}

export function TerminalConfigView({ terminal }: { terminal: TerminalDetails }) {
  const session = useSession();
  const points = useOperation('listTerminalPoints', {});
  if (points.data) {
    return (
      <ConfigView config={issuedConfig(terminal, session?.user.merchant.name ?? '', points.data.items)} />
    );
  }
  return points.isError ? <LoadError query={points} /> : <Skeleton height="320px" />;
}

/** Config that the terminal will receive, updated while the form is filled in. */
export function PendingConfig({
  form,
  inherited,
}: {
  form: OfflineTerminalEditForm;
  inherited: TerminalSettingsEntity;
}) {
  const merchant = useSession()?.user.merchant.name ?? '';
  // Only this component renders on every key press; deferred, as typing has priority.
  const values = useDeferredValue(useWatch({ control: form.hook.control }) as OfflineTerminalDraft);
  const points = useOperation('listTerminalPoints', {});
  return <ConfigView config={pendingConfig(values, inherited, merchant, points.data?.items ?? [])} />;
}

/** The response of `/Config/get`, as a list of facts and as JSON. */
function ConfigView({ config }: { config: DisplayedConfig }) {
  const text = useText(terminalFormsMessages);
  const common = useText(commonMessages);
  const items = useFacts(config);
  return (
    <Tabs
      label={text('config.view')}
      tabs={[
        { id: 'fields', label: text('config.fields'), content: <KeyValue columns={3} items={items} /> },
        {
          id: 'json',
          label: text('config.json'),
          content: (
            <CodeBlock
              label={text('config.answer')}
              code={JSON.stringify(config, null, 2)}
              copyLabel={common('action.copy')}
              copiedLabel={common('action.copied')}
            />
          ),
        },
      ]}
    />
  );
}

const fields: FieldSpecs = { ...journalTerminalFields, ...terminalFields };

function useFacts(config: DisplayedConfig): KeyValueItem[] {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const { fact } = useFields(fields);
  const { number, ptks_id, merchant_name, point, vehicle, website, settings } = config;
  const later = text('config.numberLater');
  return [
    fact(config, 'number', number ?? later),
    fact(config, 'ptks_id', ptks_id ?? later),
    fact(config, 'name'),
    fact(config, 'kind'),
    fact(config, 'test_mode'),
    { id: 'merchant', label: text('config.merchant'), value: merchant_name },
    fact(config, 'point', point && [point.name, point.city, point.address].filter(Boolean).join(', ')),
    ...(vehicle === null
      ? []
      : [
          {
            id: 'vehicle',
            label: text('edit.vehicle'),
            value: [vehicle.name, vehicle.state_number].filter(Boolean).join(', '),
          },
        ]),
    ...(website === null ? [] : [fact(config, 'website')]),
    ...configSettingNames.map((setting) =>
      fact(
        settings,
        setting,
        <span className="whitespace-pre-line">
          {formatFieldValue(fields[setting], settings[setting], locale)}
        </span>,
      ),
    ),
  ];
}
