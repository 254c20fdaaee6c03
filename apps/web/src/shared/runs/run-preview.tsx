import type { ClientError } from '@kasa/client/http/errors';
import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { Button } from '@kasa/ui/button';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { Tabs } from '@kasa/ui/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../errors/load-error.tsx';
import { useFields } from '../fields/use-fields.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { runMessages } from './messages/catalogue.ts';
import type { PreviewItem, RunPreview } from './run.ts';
import { type PreviewedKind, type PreviewQuery, useRunPreview } from './run-queries.ts';
import type { PreviewWords } from './run-words.ts';

type Show = NonNullable<PreviewQuery['show']>;

/** What a run would do: how many it leaves out and why, and page by page what becomes of each object. */
export function RunPreviewList<Asked, Item extends PreviewItem>({
  kind,
  asked,
  first,
  words,
  children,
}: {
  kind: PreviewedKind<Asked, RunPreview<Item>> & { readonly itemFields: FieldSpecs };
  asked: Asked | null;
  /** The response that is confirmed. */
  first: UseQueryResult<RunPreview<Item>, ClientError>;
  words: PreviewWords;
  /** Shows an object as an item of a list; with why it is left out, or null. */
  children: (item: Item, leftOut: ReactNode) => ReactNode;
}) {
  const [{ show, page }, turn] = useState<{ show: Show; page: number }>({ show: 'all', page: 1 });
  const listed = useRunPreview(kind, asked, show === 'all' && page === 1 ? {} : { show, page });
  const { display } = useFields(kind.itemFields);
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
    <Items
      preview={listed.data ?? first.data}
      label={words['preview.list']}
      onPage={(next) => turn({ show, page: next })}
    >
      {(item) =>
        children(
          item,
          item.reason === null ? null : <Status tone="neutral">{display('reason', item.reason)}</Status>,
        )
      }
    </Items>
  );
  return (
    <div className="flex flex-col gap-3">
      <LeftOut counts={left_out} reason={(reason) => display('reason', reason)} />
      <Tabs
        label={text('preview.show')}
        selectedId={show}
        onSelectedIdChange={(id) => turn({ show: id as Show, page: 1 })}
        tabs={[
          { id: 'all', label: text('preview.all'), count: total, content },
          { id: 'changing', label: words['preview.changing'], count: changing, content },
          { id: 'left_out', label: words['preview.leftOut'], count: total - changing, content },
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
