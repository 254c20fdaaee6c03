import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { inheritedSettings, isOwn, ownNames } from '../../model/own-settings.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails, TerminalTemplate } from '../../model/types.ts';

export interface OwnSettings {
  /** Name of the selected template; undefined if there is none or it is loading. */
  readonly templateName: string | undefined;
  isOwn(name: SettingName, value: unknown): boolean;
  own(): ReadonlySet<SettingName>;
  /** Whether the template sets it. */
  isHeld(name: SettingName): boolean;
  /** Resets settings to their inherited values. */
  giveUp(names: readonly SettingName[]): void;
  /** Whether a setting was reset; field values may be unchanged by that. */
  readonly hasGivenUp: () => boolean;
}

/** Settings and their sources when the form was filled. */
export type SettingsBase = Pick<TerminalDetails, 'kind' | 'template' | 'settings' | 'setting_sources'>;

const none: ReadonlySet<SettingName> = new Set();

/**
 * Tracks which settings are the terminal's own and which are inherited from its template or the default of its kind. An
 * edit makes a setting own; another template changes the inherited ones. Does not subscribe to the settings' values.
 */
export function useOwnSettings({ hook }: TerminalEditForm, base: SettingsBase): OwnSettings {
  const [givenUp, setGivenUp] = useState(none);
  const templateId = useWatch({ control: hook.control, name: 'template_id' });
  const read = useOperation(
    'getTerminalTemplate',
    { params: { id: templateId ?? '' } },
    { isEnabled: typeof templateId === 'string', isQuiet: true },
  );
  const chosen = templateId === null ? null : read.data;
  // Until the selected template has loaded, the values of the previous one count.
  const [followed, setFollowed] = useState<TerminalTemplate | null | undefined>(
    base.template ? undefined : null,
  );
  const inherited =
    followed === undefined ? base.settings : inheritedSettings(base.kind, followed?.settings ?? null);

  const set = (name: SettingName, from: SettingsBase['settings']) =>
    hook.setValue(`settings.${name}`, (from[name] ?? '') as never, { shouldDirty: true });
  const marks = { before: base.setting_sources, givenUp };
  const own = () => ownNames(hook.getValues('settings') ?? {}, inherited, marks);

  useEffect(() => {
    if (chosen === undefined) return;
    const before = followed === undefined ? base.template?.id : followed?.id;
    if (chosen?.id !== before) {
      const next = inheritedSettings(base.kind, chosen?.settings ?? null);
      const kept = own();
      for (const name of settingNames) if (!kept.has(name)) set(name, next);
    }
    setFollowed(chosen);
  }, [chosen]);

  return {
    templateName: followed?.name,
    isOwn: (name, value) => isOwn(name, value, inherited, marks),
    own,
    isHeld: (name) =>
      followed === undefined
        ? base.setting_sources[name] === 'template'
        : followed?.settings[name] !== undefined,
    giveUp: (names) => {
      setGivenUp(new Set([...givenUp, ...names]));
      for (const name of names) set(name, inherited);
    },
    hasGivenUp: () => givenUp.size > 0,
  };
}
