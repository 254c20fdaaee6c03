import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { GetSettingState } from '../../model/settings-form.ts';
import type { OwnSettings } from './use-own-settings.ts';

/** States of settings in a terminal's form: source of the value, and resetting it to the template or default. */
export function useOwnSettingStates(settings: OwnSettings): GetSettingState {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const { templateName } = settings;
  return (name, value) => {
    const isOwn = settings.isOwn(name, value);
    const isSetByTemplate = settings.isSetByTemplate(name);
    const source = isOwn ? 'own' : isSetByTemplate ? 'template' : 'standard';
    const label = settingLabel(name, locale);
    return {
      note:
        source === 'template' && templateName !== undefined
          ? text('source.templateNamed', { name: templateName })
          : text(`source.${source}`),
      reset: isOwn
        ? {
            label: text(isSetByTemplate ? 'source.toTemplate' : 'source.toStandard'),
            fullLabel: text(isSetByTemplate ? 'source.toTemplateOf' : 'source.toStandardOf', { label }),
            run: () => settings.reset([name]),
          }
        : null,
      add: null,
    };
  };
}
