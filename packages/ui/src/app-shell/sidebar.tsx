import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Brand } from '../brand/brand.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { NavLinks } from './nav-links.tsx';
import type { AppShellProps } from './types.ts';
import { UserBlock } from './user-block.tsx';

const ROOMY = '(min-width: 1024px)';

/** The sidebar, from 768 px. */
export function Sidebar(props: AppShellProps) {
  const { texts } = props;
  const isRoomy = useMediaQuery(ROOMY);
  const isRail = !isRoomy || props.isCollapsed;
  const Toggle = isRail ? PanelLeftOpen : PanelLeftClose;
  const toggle = isRoomy ? (
    <IconButton
      label={isRail ? texts.expand : texts.collapse}
      aria-expanded={!isRail}
      tooltipPlacement="end"
      onPress={() => props.onCollapsedChange(!props.isCollapsed)}
    >
      <Toggle aria-hidden className="text-text-muted" />
    </IconButton>
  ) : null;
  return (
    // The whole sidebar is the landmark: all content must be inside of one (axe `region`).
    <nav
      aria-label={texts.navigation}
      className={cx(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-border border-e py-3 max-md:hidden',
        isRail ? 'w-16 px-2' : 'w-[232px] px-3',
      )}
    >
      <div className={cx('flex shrink-0 items-center', isRail ? 'flex-col gap-1' : 'justify-between')}>
        <Brand name={props.brand} href={props.brandHref} isRail={isRail} />
        {toggle}
      </div>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pt-1 pb-4 [scrollbar-width:thin]">
        <NavLinks groups={props.navigation} activeId={props.activeId} isRail={isRail} />
      </div>
      <UserBlock user={props.user} texts={texts} isRail={isRail} />
    </nav>
  );
}
