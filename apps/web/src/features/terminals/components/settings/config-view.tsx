import { configSettingNames } from '@kasa/contracts/terminals/config';
import { CodeBlock } from '@kasa/ui/code-block';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { Tabs } from '@kasa/ui/tabs';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { offlineMessages } from '../../messages/offline/catalogue.ts';
import type { DisplayedConfig } from '../../model/displayed-config.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import { untranslatedTexts } from '../../model/untranslated-texts.ts';

/** The response of `/Config/get`, as a list of facts and as JSON. */
export function ConfigView({ config }: { config: DisplayedConfig }) {
  const text = useText(offlineMessages);
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
              label={text('config.answer', { field: untranslatedTexts.answerField })}
              code={JSON.stringify(config, null, 2)}
              copyLabel={text('config.copy')}
              copiedLabel={text('config.copied')}
            />
          ),
        },
      ]}
    />
  );
}

function useFacts(config: DisplayedConfig): KeyValueItem[] {
  const text = useText(offlineMessages);
  const words = useText(terminalsMessages);
  const locale = useLocale();
  const format = useFormat();
  const { number, ptks_id, name, kind, test_mode, merchant_name, point, vehicle, website } = config;
  const valueWords = { yes: text('config.yes'), no: text('config.no'), empty: '' };
  const later = text('config.numberLater');
  return [
    { id: 'number', label: words('column.number'), value: number ?? later },
    { id: 'ptks', label: words('column.ptks'), value: ptks_id ?? later },
    { id: 'name', label: words('column.name'), value: name },
    { id: 'kind', label: words('column.kind'), value: words(`kind.${kind}`) },
    { id: 'test', label: text('config.testMode'), value: test_mode ? valueWords.yes : valueWords.no },
    { id: 'merchant', label: text('config.merchant'), value: merchant_name },
    {
      id: 'point',
      label: words('column.point'),
      value: point && [point.name, point.city, point.address].filter(Boolean).join(', '),
    },
    ...(vehicle === null
      ? []
      : [
          {
            id: 'vehicle',
            label: text('config.vehicle'),
            value: [vehicle.name, vehicle.state_number].filter(Boolean).join(', '),
          },
        ]),
    ...(website === null ? [] : [{ id: 'website', label: text('config.website'), value: website }]),
    ...configSettingNames.map((setting) => ({
      id: setting,
      label: settingLabel(setting, locale),
      value: (
        <span className="whitespace-pre-line">
          {formatSettingValue(setting, config.settings[setting], locale, format, valueWords) || '—'}
        </span>
      ),
    })),
  ];
}
