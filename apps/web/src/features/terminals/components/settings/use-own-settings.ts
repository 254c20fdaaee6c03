import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { inheritedSettings, isOwn, ownNames } from '../../model/own-settings.ts';
import type { TerminalEditForm } from '../../model/terminal-draft.ts';
import type { TerminalDetails, TerminalTemplate } from '../../model/types.ts';

/** Whose each setting is while a terminal is edited. */
export interface OwnSettings {
  /** Of the template that is followed; undefined while there is none, or it is on its way. */
  readonly templateName: string | undefined;
  /** Whether a value of a setting is the terminal's own. */
  isOwn(name: SettingName, value: unknown): boolean;
  /** The settings whose values are the terminal's own by now. */
  own(): ReadonlySet<SettingName>;
  /** The template says something of it. */
  isHeld(name: SettingName): boolean;
  /** Takes over what they would be without an own value. */
  giveUp(names: readonly SettingName[]): void;
  /** Something was given back, which may leave the fields as they were. */
  readonly hasGivenUp: () => boolean;
}

/** Whose settings they are, as they were when the form was filled. */
export type SettingsBase = Pick<TerminalDetails, 'kind' | 'template' | 'settings' | 'setting_sources'>;

const none: ReadonlySet<SettingName> = new Set();

/**
 * Keeps apart what is the terminal's own and what comes from its template or the standard of its kind. A change makes a
 * setting own; another template changes those that are not. It watches no setting: whoever shows one asks by its value.
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
  // Until the one that is chosen is there, what came from the one before counts.
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
