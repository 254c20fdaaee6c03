import {
  allHomeScreens,
  canStartOn,
  type HomeScreen,
  homeOfRoles,
  homeScreens,
} from '@kasa/contracts/auth/home';
import { SelectField } from '@kasa/ui/select-field';
import { useState } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { SessionData } from '#shared/session/session-data.ts';
import { homeMessages } from '../messages/home/catalogue.ts';
import { TerminalSelect } from './own-terminal-select.tsx';
import { useHomeCommand } from './use-home-command.ts';

/** Where the person starts: what their roles say, or what they choose, which is kept at once. */
export function HomeChoice({ session: { user, roles } }: { session: SessionData }) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const { viewAsReason } = usePermissions();
  const command = useHomeCommand(text('saved'));
  const { home } = user;
  const terminal = home.terminal?.id ?? null;
  /** A choice that lacks its terminal, or is being kept. */
  const [chosen, setChosen] = useState<HomeScreen | null>();
  const screen = chosen === undefined ? home.screen : chosen;
  const ofRole = homeOfRoles(roles);
  const offered = allHomeScreens.filter((one) => canStartOn(one, { roles, tags: user.tags }));
  const keep = (next: HomeScreen | null, terminal_id: string | null) => {
    setChosen(next);
    if (next === 'terminal' && terminal_id === null) return;
    void command
      .save({ screen: next, terminal_id })
      .catch(() => {})
      .finally(() => setChosen(undefined));
  };
  const isReadOnly = command.isRunning || viewAsReason !== undefined;
  return (
    <div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
      <SelectField
        label={text('screen')}
        hint={viewAsReason}
        value={screen}
        onChange={(id) => keep(offered.find((one) => one === id) ?? null, terminal)}
        isReadOnly={isReadOnly}
        placeholder={text('byRole', { screen: homeScreens[ofRole][locale] })}
        clearLabel={text('clear')}
        items={offered.map((id) => ({ id, label: homeScreens[id][locale] }))}
      />
      {(screen ?? ofRole) === 'terminal' ? (
        <TerminalSelect
          label={text('terminal')}
          hint={text('terminalHint')}
          value={terminal}
          onChange={(id) => keep(screen, id)}
          isReadOnly={isReadOnly}
        />
      ) : null}
    </div>
  );
}
