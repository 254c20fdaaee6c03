import { templateFields } from '@kasa/contracts/terminals/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { KeyValue } from '@kasa/ui/key-value';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { templatesMessages } from '../../messages.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { TerminalTemplate } from '../../model/types.ts';

/** A template to look at, with what it sets. */
export function TemplateDrawer(props: RowDrawerProps<TerminalTemplate>) {
  const text = useText(templatesMessages);
  const { fact } = useFields(templateFields);
  const canEdit = usePermissions().can('edit_terminal');
  return (
    <FactsDrawer
      {...props}
      read="getTerminalTemplate"
      title={text('edit.short')}
      name={({ name }) => name}
      subtitle={({ description }) => description}
      lost={text('edit.lostText')}
      pageHref={canEdit ? paths.terminalTemplateEdit({ id: props.id }) : undefined}
      facts={(template) => [
        fact(template, 'terminals_count'),
        fact(template, 'updated_at'),
        fact(template, 'created_at'),
      ]}
    >
      {(template) => <TemplateSettings template={template} />}
    </FactsDrawer>
  );
}

function TemplateSettings({ template: { settings } }: { template: TerminalTemplate }) {
  const text = useText(templatesMessages);
  const locale = useLocale();
  const setNames = settingNames.filter((name) => settings[name] !== undefined);
  return (
    <DrawerSection title={text('facts.settings')}>
      {setNames.length === 0 ? (
        <p className="text-text-muted">{text('facts.none')}</p>
      ) : (
        <KeyValue
          items={setNames.map((name) => ({
            id: name,
            label: settingLabel(name, locale),
            value: (
              <span className="whitespace-pre-line">
                {formatSettingValue(name, settings[name], locale, { empty: text('value.none') })}
              </span>
            ),
          }))}
        />
      )}
    </DrawerSection>
  );
}
