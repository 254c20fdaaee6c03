import type { ClientError } from '@kasa/client/http/errors';
import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { Status } from '@kasa/ui/status';
import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { RunPreviewList, usePreviewPaging } from '#shared/runs/run-preview.tsx';
import { useBulkPreview } from '../../bulk-queries.ts';
import { bulkMessages, terminalsMessages } from '../../messages.ts';
import type { BulkPreview, BulkRequest } from '../../model/bulk.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';

export function PreviewList({
  request,
  templateId,
  first,
}: {
  request: BulkRequest;
  templateId: string | null;
  first: UseQueryResult<BulkPreview, ClientError>;
}) {
  const text = useText(bulkMessages);
  const { display } = useFields(bulkRunRowFields);
  const paging = usePreviewPaging();
  return (
    <RunPreviewList<Item>
      first={first}
      listed={useBulkPreview(request, templateId, paging.query)}
      paging={paging}
      words={{
        list: text('preview.list'),
        changing: text('preview.changing'),
        leftOut: text('preview.leftOut'),
      }}
      reason={(reason) => display('reason', reason)}
    >
      {(item) => <PreviewItem key={item.terminal.id} item={item} />}
    </RunPreviewList>
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
