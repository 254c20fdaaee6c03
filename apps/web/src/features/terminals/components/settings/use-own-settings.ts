import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName, TerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { terminalFormsMessages } from '../../messages.ts';
import { inheritedSettings, isOwnSetting, isSameValue, ownSettingNames } from '../../model/own-settings.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import type { GetSettingState } from '../../model/settings-form.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { SettingSource, TerminalDetails, TerminalTemplate } from '../../model/types.ts';
import type { ChangedBy } from './use-setting-changes.ts';

export interface OwnSettings {
  /** State of a setting: source of the value, and resetting it to the template or default. */
  readonly stateOf: GetSettingState;
  /** Values of the template, else the defaults of the kind. */
  readonly inherited: TerminalSettingsEntity;
  own(): ReadonlySet<SettingName>;
  /** Whether the template sets it. */
  isSetByTemplate(name: SettingName): boolean;
  /** Resets settings to their inherited values. */
  reset(names: readonly SettingName[]): void;
  /** Whether a setting was reset; field values may be unchanged by that. */
  readonly hasReset: () => boolean;
}

/** Settings and their sources when the form was filled. */
export type InitialSettings = Pick<TerminalDetails, 'kind' | 'template' | 'settings' | 'setting_sources'>;

const none: ReadonlySet<SettingName> = new Set();

/**
 * Tracks which settings are the terminal's own and which are inherited from its template or the default of its kind. An
 * edit makes a setting own; another template changes the inherited ones. Does not subscribe to the settings' values.
 */
export function useOwnSettings(
  { hook }: TerminalEditForm,
  base: InitialSettings,
  changedBy: ChangedBy = () => undefined,
): OwnSettings {
  const text = useText(terminalFormsMessages);
  const locale = useLocale();
  const [resetNames, setResetNames] = useState(none);
  const templateId = useWatch({ control: hook.control, name: 'template_id' });
  const read = useOperation(
    'getTerminalTemplate',
    { params: { id: templateId ?? '' } },
    { isEnabled: typeof templateId === 'string' },
  );
  const chosen = templateId === null ? null : read.data;
  // Until the selected template has loaded, the values of the previous one count.
  const [appliedTemplate, setAppliedTemplate] = useState<TerminalTemplate | null | undefined>(
    base.template ? undefined : null,
  );
  const inherited =
    appliedTemplate === undefined
      ? base.settings
      : inheritedSettings(base.kind, appliedTemplate?.settings ?? null);

  const set = (name: SettingName, from: InitialSettings['settings']) =>
    hook.setValue(`settings.${name}`, (from[name] ?? '') as never, { shouldDirty: true });
  const sources = { before: base.setting_sources, resetNames };
  const own = () => ownSettingNames(hook.getValues('settings') ?? {}, inherited, sources);

  useEffect(() => {
    if (chosen === undefined) return;
    const before = appliedTemplate === undefined ? base.template?.id : appliedTemplate?.id;
    if (chosen?.id !== before) {
      const next = inheritedSettings(base.kind, chosen?.settings ?? null);
      const kept = own();
      for (const name of settingNames) if (!kept.has(name)) set(name, next);
    }
    setAppliedTemplate(chosen);
  }, [chosen]);

  const isSetByTemplate = (name: SettingName) =>
    appliedTemplate === undefined
      ? base.setting_sources[name] === 'template'
      : appliedTemplate?.settings[name] !== undefined;
  const reset = (names: readonly SettingName[]) => {
    setResetNames(new Set([...resetNames, ...names]));
    for (const name of names) set(name, inherited);
  };
  const isSameTemplate = appliedTemplate === undefined || appliedTemplate?.id === base.template?.id;
  const savedBy = (name: SettingName, value: unknown, source: SettingSource) => {
    const isSaved = source === base.setting_sources[name] && isSameValue(value, base.settings[name]);
    return isSaved && (source === 'own' || isSameTemplate) ? changedBy(name) : undefined;
  };
  const noteOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('. ');
  return {
    stateOf(name, value) {
      if (isOwnSetting(name, value, inherited, sources)) {
        const action = isSetByTemplate(name) ? 'source.toTemplate' : 'source.toStandard';
        const fullLabel = text(`${action}Of`, { label: settingLabel(name, locale) });
        return {
          note: noteOf(text('source.own'), savedBy(name, value, 'own')),
          reset: { label: text(action), fullLabel, run: () => reset([name]) },
        };
      }
      if (!isSetByTemplate(name)) return { note: '', defaultNote: text('source.standard'), reset: null };
      // Without a name while the template is loading.
      const from = appliedTemplate
        ? text('source.templateNamed', { name: appliedTemplate.name })
        : text('source.template');
      return { note: noteOf(from, savedBy(name, value, 'template')), reset: null };
    },
    inherited,
    own,
    isSetByTemplate,
    reset,
    hasReset: () => resetNames.size > 0,
  };
}
