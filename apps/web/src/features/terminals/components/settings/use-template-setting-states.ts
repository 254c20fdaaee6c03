import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { useWatch } from 'react-hook-form';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { GetSettingState } from '../../model/settings-form.ts';
import { suggestedSettings, type TemplateEditForm } from '../../model/template-draft.ts';

const initialValue = (name: SettingName) => suggestedSettings[name] ?? '';

/** States of settings in a template's form: whether the template sets them, adding and removing them. */
export function useTemplateSettingStates({ hook }: TemplateEditForm): {
  stateOf: GetSettingState;
  count: number;
} {
  const text = useText(templatesMessages);
  const locale = useLocale();
  const included: Partial<Record<SettingName, boolean>> =
    useWatch({ control: hook.control, name: 'included' }) ?? {};
  // Registers settings without a visible field too, so that changes by other users reach the form.
  for (const name of settingNames) {
    hook.register(`included.${name}`);
    hook.register(`settings.${name}`);
  }
  const set = (name: SettingName, isIncluded: boolean) => {
    hook.setValue(`settings.${name}`, initialValue(name) as never, { shouldDirty: true });
    hook.setValue(`included.${name}`, isIncluded as never, { shouldDirty: true });
    hook.clearErrors(`settings.${name}`);
  };
  return {
    count: settingNames.filter((name) => included[name]).length,
    stateOf: (name) => {
      const label = settingLabel(name, locale);
      if (!included[name]) {
        return {
          note: text('held.out'),
          reset: null,
          add: {
            label: text('held.take'),
            fullLabel: text('held.takeOf', { label }),
            run: () => set(name, true),
          },
        };
      }
      return {
        note: text('held.in'),
        add: null,
        reset: {
          label: text('held.leave'),
          fullLabel: text('held.leaveOf', { label }),
          isRemoval: true,
          run: () => set(name, false),
        },
      };
    },
  };
}
