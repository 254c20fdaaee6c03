import { CornerDownLeft, Lock } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import type { CommandItem, CommandSection } from './types.ts';

type ListProps = {
  label: string;
  sections: readonly CommandSection[];
  onClose: () => void;
};

export function CommandList({ label, sections, onClose }: ListProps) {
  return (
    <div
      onKeyDownCapture={chooseFirst}
      className="min-h-0 flex-1 scroll-py-8 overflow-y-auto overscroll-contain p-1.5"
    >
      <Menu aria-label={label} autoFocus="first" onClose={onClose} className="outline-none">
        {sections.map((section) => (
          <MenuSection id={`section:${section.id}`} key={section.id} className="not-first:mt-1.5">
            <Header className="px-2.5 pt-1.5 pb-1 text-text-muted text-xs">{section.title}</Header>
            {section.items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </div>
  );
}

/** After deleting text no item is marked, so that the field is read out; Enter chooses the first item. */
function chooseFirst(event: KeyboardEvent<HTMLElement>) {
  const menu = event.target as HTMLElement;
  if (event.key !== 'Enter' || menu.role !== 'menu') return;
  menu.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.click();
}

function Item({ item }: { item: CommandItem }) {
  const { icon: Icon, label, disabledReason, href, onAction } = item;
  const isDisabled = disabledReason !== undefined;
  const description = disabledReason ?? item.description;
  return (
    <MenuItem
      id={item.id}
      textValue={label}
      // A disabled item stays reachable by keyboard, so that its reason can be read.
      shouldCloseOnSelect={!isDisabled && item.isStaying !== true}
      {...(onAction && !isDisabled ? { onAction } : {})}
      {...(href !== undefined && !isDisabled ? { href } : {})}
      className="group/item flex min-h-10 cursor-pointer scroll-my-1.5 items-center gap-3 rounded-md px-2.5 py-1.5 text-text no-underline outline-none data-focused:bg-accent-soft data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:text-text-muted pointer-coarse:min-h-12"
      render={(props) =>
        'href' in props ? <a {...props} /> : <div {...props} aria-disabled={isDisabled || undefined} />
      }
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-text-muted" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className={cx('block', description !== undefined && 'leading-[18px]')}>{label}</span>
        {description === undefined ? null : (
          <span className="block text-[13px] text-text-muted leading-[18px]">{description}</span>
        )}
      </span>
      {item.shortcut === undefined ? null : (
        <kbd className="shrink-0 font-sans text-text-muted text-xs max-md:hidden">{item.shortcut}</kbd>
      )}
      {isDisabled ? (
        <Lock size={16} aria-hidden className="shrink-0 text-text-muted" />
      ) : (
        <CornerDownLeft
          size={16}
          aria-hidden
          className="invisible shrink-0 text-text-muted group-data-focused/item:visible max-md:hidden"
        />
      )}
    </MenuItem>
  );
}
