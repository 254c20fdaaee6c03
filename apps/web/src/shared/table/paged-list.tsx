import { Button } from '@kasa/ui/button';
import type { ReactNode } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';

interface Page<Item> {
  per_page: number;
  page_count: number;
  total: number;
  items: readonly Item[];
}

/** A page of a list, newest first, and the way to newer and older ones. */
export function PagedList<Item>({
  words,
  page,
  data,
  isPlaceholderData,
  onPage,
  children,
}: {
  words: { title: string; newer: string; older: string };
  page: number;
  data: Page<Item>;
  /** It is the page before the one that is being read. */
  isPlaceholderData: boolean;
  onPage: (page: number) => void;
  /** An item, as `<li key>`. */
  children: (item: Item) => ReactNode;
}) {
  return (
    <>
      {/* Placeholder data is shown in grey; lower opacity would break the contrast. */}
      <ol
        aria-label={words.title}
        aria-busy={isPlaceholderData || undefined}
        style={isPlaceholderData ? { filter: 'grayscale(0.7)' } : undefined}
      >
        {data.items.map(children)}
      </ol>
      {data.page_count > 1 ? <Pager words={words} page={page} data={data} onPage={onPage} /> : null}
    </>
  );
}

function Pager({
  words,
  page,
  data,
  onPage,
}: {
  words: { newer: string; older: string };
  page: number;
  data: Page<unknown>;
  onPage: (page: number) => void;
}) {
  const common = useText(commonMessages);
  const format = useFormat();
  const from = (page - 1) * data.per_page + 1;
  return (
    <div className="mt-3 flex items-center justify-between gap-2">
      <Button size="sm" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {words.newer}
      </Button>
      <span className="text-text-muted figures">
        {common('list.range', {
          from: format.number(from),
          to: format.number(from + Math.max(0, data.items.length - 1)),
          total: format.number(data.total),
        })}
      </span>
      <Button size="sm" isDisabled={page >= data.page_count} onPress={() => onPage(page + 1)}>
        {words.older}
      </Button>
    </div>
  );
}
