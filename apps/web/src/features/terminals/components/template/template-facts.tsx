import { booleanLabels } from '@kasa/contracts/shared/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { KeyValue } from '@kasa/ui/key-value';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { TerminalTemplate } from '../../model/types.ts';

export function TemplateFacts({ template: { settings } }: { template: TerminalTemplate }) {
  const text = useText(templatesMessages);
  const format = useFormat();
  const locale = useLocale();
  const { true: yes, false: no } = booleanLabels;
  const words = { yes: yes[locale], no: no[locale], empty: text('value.none') };
  const setNames = settingNames.filter((name) => settings[name] !== undefined);
  if (setNames.length === 0) return <p className="text-text-muted">{text('facts.none')}</p>;
  return (
    <section aria-label={text('facts.settings')}>
      <KeyValue
        columns={3}
        items={setNames.map((name) => ({
          id: name,
          label: settingLabel(name, locale),
          value: (
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">
              {formatSettingValue(name, settings[name], locale, format, words)}
            </span>
          ),
        }))}
      />
    </section>
  );
}
