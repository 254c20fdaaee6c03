import type { SettingName } from '@kasa/contracts/terminals/settings';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { bulkMessages, terminalsMessages } from '../../messages.ts';
import type { BulkPreview } from '../../model/bulk.ts';
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { settingLabel } from '../../model/setting-labels.ts';

type Item = BulkPreview['items'][number];

/** A terminal of a preview, with what would change or why nothing does. */
export function PreviewItem({ item, leftOut }: { item: Item; leftOut: ReactNode }) {
  const terminals = useText(terminalsMessages);
  const { terminal } = item;
  const { point } = terminal;
  const place = point ? `${point.name}, ${point.city}` : terminals('column.noPoint');
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{terminal.name}</span>
        <span className="block text-text-muted text-xs figures">{`${terminal.number} · ${place}`}</span>
      </div>
      {leftOut === null ? <Changes item={item} /> : <div>{leftOut}</div>}
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
