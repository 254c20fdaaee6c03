import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { settingLabel } from '../../model/setting-words.ts';
import type { SettingStates } from '../../model/settings-form.ts';
import type { OwnSettings } from './use-own-settings.ts';

/** States of settings in a terminal's form: source of the value, and resetting it to the template or default. */
export function useOwnStates(settings: OwnSettings): SettingStates {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const { templateName } = settings;
  return (name, value) => {
    const isOwn = settings.isOwn(name, value);
    const isTemplates = settings.isHeld(name);
    const source = isOwn ? 'own' : isTemplates ? 'template' : 'standard';
    const label = settingLabel(name, locale);
    return {
      note:
        source === 'template' && templateName !== undefined
          ? text('source.templateNamed', { name: templateName })
          : text(`source.${source}`),
      giveUp: isOwn
        ? {
            label: text(isTemplates ? 'source.toTemplate' : 'source.toStandard'),
            fullLabel: text(isTemplates ? 'source.toTemplateOf' : 'source.toStandardOf', { label }),
            run: () => settings.giveUp([name]),
          }
        : null,
      take: null,
    };
  };
}
