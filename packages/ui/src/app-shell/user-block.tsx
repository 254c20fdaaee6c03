import { Button } from 'react-aria-components';
import { Avatar } from '../avatar/avatar.tsx';
import { cx } from '../lib/cx.ts';
import { Menu } from '../menu/menu.tsx';
import type { AppShellTexts, ShellUser } from './types.ts';

export function UserBlock({
  user,
  texts,
  isRail = false,
}: {
  user: ShellUser;
  texts: AppShellTexts;
  isRail?: boolean | undefined;
}) {
  return (
    <Menu
      label={texts.userMenu(user.name)}
      groups={user.menu}
      placement={isRail ? 'end bottom' : 'top start'}
      trigger={
        <Button
          {...(isRail ? { 'aria-label': texts.userMenu(user.name) } : {})}
          className={cx(
            'flex w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-md p-2 text-start transition-colors duration-100 data-hovered:bg-hover data-pressed:bg-hover',
            isRail && 'justify-center px-0',
          )}
        >
          <Avatar name={user.name} photoUrl={user.photoUrl} />
          {isRail ? null : (
            <span className="min-w-0">
              <span className="block truncate">{user.name}</span>
              <span className="line-clamp-2 text-text-muted text-xs [overflow-wrap:anywhere]">
                {user.caption}
              </span>
            </span>
          )}
        </Button>
      }
    />
  );
}
