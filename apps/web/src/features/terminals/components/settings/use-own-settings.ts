import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { inheritedSettings, isOwnSetting, ownSettingNames } from '../../model/own-settings.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails, TerminalTemplate } from '../../model/types.ts';

export interface OwnSettings {
  /** Name of the selected template; undefined if there is none or it is loading. */
  readonly templateName: string | undefined;
  isOwn(name: SettingName, value: unknown): boolean;
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
export function useOwnSettings({ hook }: TerminalEditForm, base: InitialSettings): OwnSettings {
  const [resetNames, setResetNames] = useState(none);
  const templateId = useWatch({ control: hook.control, name: 'template_id' });
  const read = useOperation(
    'getTerminalTemplate',
    { params: { id: templateId ?? '' } },
    { isEnabled: typeof templateId === 'string', isQuiet: true },
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

  return {
    templateName: appliedTemplate?.name,
    isOwn: (name, value) => isOwnSetting(name, value, inherited, sources),
    own,
    isSetByTemplate: (name) =>
      appliedTemplate === undefined
        ? base.setting_sources[name] === 'template'
        : appliedTemplate?.settings[name] !== undefined,
    reset: (names) => {
      setResetNames(new Set([...resetNames, ...names]));
      for (const name of names) set(name, inherited);
    },
    hasReset: () => resetNames.size > 0,
  };
}
