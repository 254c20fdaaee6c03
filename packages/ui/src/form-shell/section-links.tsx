import { List } from 'lucide-react';
import type { ListedSection } from '../form-section/section-list.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { Menu } from '../menu/menu.tsx';
import { useSectionInView } from './use-section-in-view.ts';

interface SectionLinksProps {
  label: string;
  sections: readonly ListedSection[];
}

export function SectionLinks({ label, sections }: SectionLinksProps) {
  const { current, goTo } = useSectionInView(sections);
  return (
    <nav
      aria-label={label}
      className="sticky top-[calc(var(--sticky-top,0px)+16px)] order-last max-h-[calc(100dvh-var(--sticky-top,0px)-32px)] w-40 shrink-0 overflow-y-auto py-1 pl-1"
    >
      <ul className="border-border border-l">
        {sections.map((section) => (
          <li key={section.id}>
            {/* A button, not a link to #id: the router owns the URL. */}
            <button
              type="button"
              aria-current={section.id === current ? 'location' : undefined}
              onClick={() => goTo(section)}
              className={cx(
                '-ml-px w-full cursor-pointer rounded-r-md border-l-2 py-1.5 pr-1 pl-3 text-left text-[13px] leading-5 [overflow-wrap:anywhere]',
                section.id === current
                  ? 'border-accent font-semibold text-accent-text'
                  : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              {section.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as a menu in the action bar, if there is no room beside the form. */
export function SectionMenu({ label, sections }: SectionLinksProps) {
  const { current, goTo } = useSectionInView(sections);
  return (
    <Menu
      label={label}
      placement="top end"
      trigger={
        <IconButton label={label} variant="secondary">
          <List aria-hidden />
        </IconButton>
      }
      items={sections.map((section) => ({
        id: section.id,
        label: section.title,
        isChosen: section.id === current,
        // After the menu has restored the focus.
        onAction: () => setTimeout(() => goTo(section)),
      }))}
    />
  );
}
