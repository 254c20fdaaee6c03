import type { ClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { Tabs } from '@kasa/ui/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../errors/load-error.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { runMessages } from './messages/catalogue.ts';
import type { RunPreview } from './run.ts';

type Show = 'all' | 'changing' | 'left_out';

/** Which objects of a preview are listed; begins with all of them. */
export interface PreviewPaging {
  readonly show: Show;
  readonly onShow: (show: Show) => void;
  readonly onPage: (page: number) => void;
  /** As it is asked for; empty for what the preview begins with. */
  readonly query: { readonly show?: Show; readonly page?: number };
}

export function usePreviewPaging(): PreviewPaging {
  const [{ show, page }, turn] = useState<{ show: Show; page: number }>({ show: 'all', page: 1 });
  return {
    show,
    onShow: (next) => turn({ show: next, page: 1 }),
    onPage: (next) => turn({ show, page: next }),
    query: show === 'all' && page === 1 ? {} : { show, page },
  };
}

/** What a run would do: how many it leaves out and why, and page by page what becomes of each object. */
export function RunPreviewList<Item>({
  first,
  listed,
  paging,
  words,
  reason,
  children,
}: {
  /** The response that is confirmed. */
  first: UseQueryResult<RunPreview<Item>, ClientError>;
  /** The page that is shown. */
  listed: UseQueryResult<RunPreview<Item>, ClientError>;
  paging: PreviewPaging;
  words: { readonly list: string; readonly changing: string; readonly leftOut: string };
  /** Why an object is left out, in words. */
  reason: (reason: string) => string;
  /** Shows an object as an item of a list. */
  children: (item: Item) => ReactNode;
}) {
  const text = useText(runMessages);
  const common = useText(commonMessages);
  if (first.isError) return <LoadError query={first} isInDialog />;
  if (!first.data || first.isPlaceholderData) {
    return (
      <div role="status" aria-label={common('table.loading')} className="min-h-60">
        <SkeletonText lines={6} />
      </div>
    );
  }
  const { total, changing, left_out } = first.data;
  const content = listed.isError ? (
    <LoadError query={listed} isInDialog />
  ) : (
    <Items preview={listed.data ?? first.data} label={words.list} onPage={paging.onPage}>
      {children}
    </Items>
  );
  return (
    <div className="flex flex-col gap-3">
      <LeftOut counts={left_out} reason={reason} />
      <Tabs
        label={text('preview.show')}
        selectedId={paging.show}
        onSelectedIdChange={(id) => paging.onShow(id as Show)}
        tabs={[
          { id: 'all', label: text('preview.all'), count: total, content },
          { id: 'changing', label: words.changing, count: changing, content },
          { id: 'left_out', label: words.leftOut, count: total - changing, content },
        ]}
      />
    </div>
  );
}

function LeftOut({
  counts,
  reason: nameOf,
}: {
  counts: RunPreview<unknown>['left_out'];
  reason: (reason: string) => string;
}) {
  const format = useFormat();
  if (counts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {counts.map(({ reason, count }) => (
        <li key={reason}>
          <Status tone="neutral">{`${nameOf(reason)}: ${format.number(count)}`}</Status>
        </li>
      ))}
    </ul>
  );
}

function Items<Item>({
  preview: { items, page, page_count: pages },
  label,
  onPage,
  children,
}: {
  preview: RunPreview<Item>;
  label: string;
  onPage: (page: number) => void;
  children: (item: Item) => ReactNode;
}) {
  const text = useText(runMessages);
  const format = useFormat();
  if (items.length === 0) return <p className="py-6 text-center text-text-muted">{text('preview.none')}</p>;
  return (
    <>
      <ul aria-label={label} className="*:border-border *:not-last:border-b border-border border-b">
        {items.map(children)}
      </ul>
      {pages > 1 ? (
        // Sticky at the bottom edge of the dialog, so that paging is visible above any number of rows.
        <div className="sticky -bottom-5 -mt-px -mb-5 flex items-center justify-between gap-3 border-border border-t bg-surface py-3">
          <Button size="sm" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            {text('preview.previous')}
          </Button>
          <span className="text-text-muted figures" role="status">
            {text('preview.position', { page: format.number(page), pages: format.number(pages) })}
          </span>
          <Button size="sm" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
            {text('preview.next')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
