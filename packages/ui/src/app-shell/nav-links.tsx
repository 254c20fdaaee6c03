import { Link } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { NavGroup, NavItem } from './types.ts';

export interface NavLinksProps {
  groups: readonly NavGroup[];
  activeId: string | undefined;
  /** Icons only, with tooltips. */
  isRail?: boolean | undefined;
  onNavigate?: (() => void) | undefined;
}

export function NavLinks({ groups, activeId, isRail = false, onNavigate }: NavLinksProps) {
  return groups.map((group, index) => (
    <div key={group.id}>
      {isRail ? (
        index > 0 && <div aria-hidden className="mx-2 my-2 border-border border-t" />
      ) : (
        <p aria-hidden className="px-2.5 pt-3.5 pb-1 text-text-muted text-xs">
          {group.title}
        </p>
      )}
      <ul aria-label={group.title}>
        {group.items.map((item) => (
          <li key={item.id}>
            <NavLink item={item} isActive={item.id === activeId} isRail={isRail} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function NavLink({
  item,
  isActive,
  isRail,
  onNavigate,
}: {
  item: NavItem;
  isActive: boolean;
  isRail: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const { icon: Icon, label, count, href } = item;
  const link = (
    <Link
      href={href}
      {...(isActive ? { 'aria-current': 'page' as const } : {})}
      {...(isRail ? { 'aria-label': count === undefined ? label : `${label}, ${count}` } : {})}
      {...(onNavigate ? { onPress: onNavigate } : {})}
      className={cx(
        'flex min-h-[34px] items-center gap-2.5 rounded-md px-2.5 py-[7px] no-underline transition-colors duration-100 max-md:min-h-11 pointer-coarse:min-h-11',
        isRail && 'justify-center px-0',
        isActive
          ? 'bg-accent-soft font-semibold text-accent-text'
          : 'text-text hover:bg-hover [&>svg]:text-text-muted',
      )}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {isRail ? null : (
        <>
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{label}</span>
          {count === undefined ? null : (
            <span className={cx('text-xs figures', !isActive && 'text-text-muted')}>{count}</span>
          )}
        </>
      )}
    </Link>
  );
  return isRail ? (
    <Tooltip text={label} placement="end">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
