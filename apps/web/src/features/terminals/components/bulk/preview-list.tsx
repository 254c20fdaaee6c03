import type { ClientError } from '@kasa/client/http/errors';
import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { Button } from '@kasa/ui/button';
import { SkeletonText } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { Tabs } from '@kasa/ui/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { type PreviewListQuery, useBulkPreview } from '../../bulk-queries.ts';
import { bulkMessages, terminalsMessages } from '../../messages.ts';
import type { BulkPreview, BulkRequest } from '../../model/bulk.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';

type Show = NonNullable<PreviewListQuery['show']>;

export function PreviewList({
  request,
  templateId,
  first,
}: {
  request: BulkRequest;
  templateId: string | null;
  /** The response that is confirmed. */
  first: UseQueryResult<BulkPreview, ClientError>;
}) {
  const text = useText(bulkMessages);
  const common = useText(commonMessages);
  const [show, setShow] = useState<Show>('all');
  const [page, setPage] = useState(1);
  const listed = useBulkPreview(request, templateId, show === 'all' && page === 1 ? {} : { show, page });
  if (first.isError) return <LoadError query={first} isInDialog />;
  if (!first.data || first.isPlaceholderData) {
    return (
      <div role="status" aria-label={common('table.loading')} className="min-h-60">
        <SkeletonText lines={6} />
      </div>
    );
  }
  const { total, changing } = first.data;
  const content = listed.isError ? (
    <LoadError query={listed} isInDialog />
  ) : (
    <Items preview={listed.data ?? first.data} onPage={setPage} />
  );
  return (
    <div className="flex flex-col gap-3">
      <LeftOut preview={first.data} />
      <Tabs
        label={text('preview.show')}
        selectedId={show}
        onSelectedIdChange={(id) => {
          setShow(id as Show);
          setPage(1);
        }}
        tabs={[
          { id: 'all', label: text('preview.all'), count: total, content },
          { id: 'changing', label: text('preview.changing'), count: changing, content },
          { id: 'left_out', label: text('preview.leftOut'), count: total - changing, content },
        ]}
      />
    </div>
  );
}

function LeftOut({ preview: { left_out } }: { preview: BulkPreview }) {
  const { display } = useFields(bulkRunRowFields);
  const format = useFormat();
  if (left_out.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {left_out.map(({ reason, count }) => (
        <li key={reason}>
          <Status tone="neutral">{`${display('reason', reason)}: ${format.number(count)}`}</Status>
        </li>
      ))}
    </ul>
  );
}

function Items({ preview, onPage }: { preview: BulkPreview; onPage: (page: number) => void }) {
  const text = useText(bulkMessages);
  const format = useFormat();
  const { items, page, page_count: pages } = preview;
  if (items.length === 0) return <p className="py-6 text-center text-text-muted">{text('preview.none')}</p>;
  return (
    <>
      <ul
        aria-label={text('preview.list')}
        className="*:border-border *:not-last:border-b border-border border-b"
      >
        {items.map((item) => (
          <PreviewItem key={item.terminal.id} item={item} />
        ))}
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

type Item = BulkPreview['items'][number];

function PreviewItem({ item }: { item: Item }) {
  const terminals = useText(terminalsMessages);
  const { display } = useFields(bulkRunRowFields);
  const { terminal, reason } = item;
  const { point } = terminal;
  const place = point ? `${point.name}, ${point.city}` : terminals('column.noPoint');
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{terminal.name}</span>
        <span className="block text-text-muted text-xs figures">{`${terminal.number} · ${place}`}</span>
      </div>
      {reason === null ? (
        <Changes item={item} />
      ) : (
        <div>
          <Status tone="neutral">{display('reason', reason)}</Status>
        </div>
      )}
    </li>
  );
}

function Changes({ item: { status, template, settings } }: { item: Item }) {
  const text = useText(bulkMessages);
  const terminals = useText(terminalsMessages);
  const locale = useLocale();
  const words = {
    empty: text('preview.empty'),
    flag: (isOn: boolean) => text(isOn ? 'preview.yes' : 'preview.no'),
  };
  const names = Object.keys(settings?.after ?? {}) as SettingName[];
  const valueOfSide = (side: 'before' | 'after', name: SettingName) =>
    formatSettingValue(name, settings?.[side][name] ?? null, locale, words);
  const nameOf = (one: { name: string } | null) => one?.name ?? text('preview.noTemplate');
  if (!status && !settings) return <p>{text('preview.update')}</p>;
  return (
    <ul className="flex min-w-0 flex-col gap-0.5">
      {status ? (
        <Change
          label={terminals('column.status')}
          before={terminals(`status.${status.before}`)}
          after={terminals(`status.${status.after}`)}
        />
      ) : null}
      {template ? (
        <Change
          label={text('bar.template')}
          before={nameOf(template.before)}
          after={nameOf(template.after)}
        />
      ) : null}
      {names.map((name) => (
        <Change
          key={name}
          label={settingLabel(name, locale)}
          before={valueOfSide('before', name)}
          after={valueOfSide('after', name)}
        />
      ))}
      {settings && names.length === 0 ? (
        <li className="text-text-muted text-[13px]">{text('preview.sameValues')}</li>
      ) : null}
    </ul>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <li className="text-[13px] leading-5 [overflow-wrap:anywhere]">
      <span className="text-text-muted">{label}: </span>
      <del className="no-underline">{before}</del>
      <ArrowRight size={14} aria-hidden className="mx-1 inline-block align-[-2px] text-text-muted" />
      <ins className="font-medium no-underline">{after}</ins>
    </li>
  );
}
