import type { ReactNode } from 'react';
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { omitUndefined } from '../lib/omit-undefined.ts';

export interface TabItem {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
  href?: string | undefined;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabItem[];
  /** Controlled selection, e.g. by the URL. */
  selectedId?: string | undefined;
  onSelectedIdChange?: ((id: string) => void) | undefined;
}

/** Tabs. ← → move between them. */
export function Tabs({ label, tabs, selectedId, onSelectedIdChange }: TabsProps) {
  return (
    <RacTabs
      {...omitUndefined({ selectedKey: selectedId })}
      onSelectionChange={(key) => onSelectedIdChange?.(String(key))}
    >
      <TabList aria-label={label} className="flex flex-wrap gap-x-1 border-border border-b">
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            {...omitUndefined({ href: tab.href })}
            className={({ isSelected }) =>
              cx(
                '-mb-px flex h-10 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap border-b-2 px-3 no-underline transition-colors duration-100 data-focus-visible:-outline-offset-2 max-md:h-11',
                isSelected
                  ? 'border-accent font-semibold text-accent-text'
                  : 'border-transparent text-text-muted hover:text-text',
              )
            }
          >
            {tab.label}
            {tab.count === undefined ? null : <span className="text-xs figures">{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="pt-4 outline-none data-focus-visible:outline-2">
          {tab.content}
        </TabPanel>
      ))}
    </RacTabs>
  );
}
