import { Check } from 'lucide-react';
import { Header, MenuItem, MenuSection, Menu as RacMenu } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import type { PopupFocus } from './popup-trigger.tsx';
import type { MenuAction, MenuContent, MenuGroup } from './types.ts';

export const menuSurface =
  'max-h-[min(480px,80dvh)] min-w-48 max-w-[min(360px,calc(100vw-24px))] overflow-auto rounded-lg border border-border bg-surface p-1 shadow-float outline-none data-entering:opacity-0 data-exiting:opacity-0 transition-opacity duration-100';

const itemClasses =
  'flex min-h-9 cursor-pointer items-start gap-2.5 rounded-md px-2.5 py-2 text-text no-underline outline-none pointer-coarse:min-h-11 data-focused:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus data-disabled:cursor-default data-disabled:text-text-muted aria-disabled:cursor-default aria-disabled:text-text-muted';

function Item({ action }: { action: MenuAction }) {
  const { icon: Icon, disabledReason, isDisabled = disabledReason !== undefined, tone } = action;
  // A disabled item with a reason stays reachable by keyboard, so that it can be read.
  const isExplained = isDisabled && disabledReason !== undefined;
  const said = isExplained ? disabledReason : action.hint;
  const isDanger = tone === 'danger' && !isDisabled;
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      isDisabled={isDisabled && !isExplained}
      shouldCloseOnSelect={!isExplained}
      {...(action.href !== undefined && !isDisabled ? { href: action.href } : {})}
      {...(action.onAction && !isDisabled ? { onAction: action.onAction } : {})}
      className={cx(itemClasses, isDanger && 'text-danger! data-focused:bg-danger-soft!')}
      render={(props) =>
        'href' in props ? <a {...props} /> : <div {...props} aria-disabled={isDisabled || undefined} />
      }
    >
      {Icon ? (
        <Icon size={18} aria-hidden className={cx('mt-px shrink-0', !isDanger && 'text-text-muted')} />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block break-words">{action.label}</span>
        {said ? <span className="block text-xs [overflow-wrap:anywhere]">{said}</span> : null}
      </span>
      {action.shortcut ? (
        <kbd className="ml-4 font-sans text-xs leading-5 text-text-muted">{action.shortcut}</kbd>
      ) : null}
      {action.isChosen ? <Check size={18} aria-hidden className="ml-2 shrink-0 text-accent-text" /> : null}
    </MenuItem>
  );
}

/** Items with `isChosen` form a single selection, exposed to screen readers. */
function choiceOf(items: readonly MenuAction[]) {
  if (items.every((action) => action.isChosen === undefined)) return {};
  return {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    selectedKeys: items.filter((action) => action.isChosen).map((action) => action.id),
  };
}

function Section({ group, isFirst }: { group: MenuGroup; isFirst: boolean }) {
  return (
    <MenuSection
      id={`group:${group.id}`}
      className={cx(!isFirst && 'mt-1 border-border border-t pt-1')}
      {...choiceOf(group.items)}
    >
      {group.title !== undefined ? (
        <Header className="px-2.5 pt-1.5 pb-1 text-text-muted text-xs">{group.title}</Header>
      ) : null}
      {group.items.map((action) => (
        <Item key={action.id} action={action} />
      ))}
    </MenuSection>
  );
}

export function MenuList({
  label,
  onClose,
  autoFocus,
  ...content
}: { label: string; onClose?: () => void; autoFocus?: PopupFocus } & MenuContent) {
  const groups = (content.groups ?? []).filter((group) => group.items.length > 0);
  return (
    <>
      <SwallowDoubleClick />
      <RacMenu
        aria-label={label}
        className="outline-none"
        {...(content.items ? choiceOf(content.items) : {})}
        {...(onClose ? { onClose } : {})}
        {...(autoFocus ? { autoFocus } : {})}
      >
        {content.items
          ? content.items.map((action) => <Item key={action.id} action={action} />)
          : groups.map((group, index) => <Section key={group.id} group={group} isFirst={index === 0} />)}
      </RacMenu>
    </>
  );
}
