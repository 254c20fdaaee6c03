import { type BonusEntryKind, bonusEntryKinds } from '@kasa/contracts/loyalty/bonus-values';
import { bonusEntryFields } from '@kasa/contracts/loyalty/fields';
import { Button } from '@kasa/ui/button';
import { SelectField } from '@kasa/ui/select-field';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { customerMessages } from '../../messages/customers/catalogue.ts';
import { BonusEntryItem } from './bonus-entry-item.tsx';

/** The ledger of a customer's bonuses, newest first, page by page, and of one kind if that is asked for. */
export function BonusEntries({ id }: { id: string }) {
  const text = useText(customerMessages);
  const common = useText(commonMessages);
  const { display } = useFields(bonusEntryFields);
  const [kind, setKind] = useState<BonusEntryKind | null>(null);
  const [page, setPage] = useState(1);
  const asked = { page, ...(kind ? { kind: [kind] } : {}) };
  const query = useOperation(
    'listBonusEntries',
    { params: { id }, query: asked },
    { keepsPrevious: true, isQuiet: true },
  );
  const { data } = query;
  if (data === undefined) {
    return query.isError ? (
      <RetryLine text={text('entries.failed')} query={query} />
    ) : (
      <SkeletonText lines={9} />
    );
  }
  if (data.total === 0 && kind === null) return <p className="text-text-muted">{text('entries.empty')}</p>;
  return (
    <>
      <SelectField
        label={text('entries.kind')}
        value={kind}
        onChange={(chosen) => {
          setPage(1);
          setKind(bonusEntryKinds.find((one) => one === chosen) ?? null);
        }}
        items={bonusEntryKinds.map((one) => ({ id: one, label: display('kind', one) }))}
        placeholder={text('entries.all')}
        clearLabel={common('action.clear')}
      />
      {query.isError ? (
        <RetryLine text={text('entries.failed')} query={query} />
      ) : (
        <div className="mt-3">
          {data.total === 0 ? <p className="text-text-muted">{text('entries.emptyFiltered')}</p> : null}
          {/* Placeholder data is shown in grey; lower opacity would break the contrast. */}
          <ol
            aria-label={text('entries.title')}
            aria-busy={query.isPlaceholderData || undefined}
            style={query.isPlaceholderData ? { filter: 'grayscale(0.7)' } : undefined}
          >
            {data.items.map((entry) => (
              <BonusEntryItem key={entry.id} entry={entry} />
            ))}
          </ol>
          {data.page_count > 1 ? <EntriesPager page={page} data={data} onPage={setPage} /> : null}
        </div>
      )}
    </>
  );
}

function EntriesPager({
  page,
  data: { per_page: perPage, page_count: pageCount, total, items },
  onPage,
}: {
  page: number;
  data: DataOf<'listBonusEntries'>;
  onPage: (page: number) => void;
}) {
  const text = useText(customerMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const from = (page - 1) * perPage + 1;
  const to = from + Math.max(0, items.length - 1);
  return (
    <div className="mt-3 flex items-center justify-between gap-2">
      <Button size="sm" isDisabled={page === 1} onPress={() => onPage(page - 1)}>
        {text('entries.newer')}
      </Button>
      <span className="text-text-muted figures">
        {common('list.range', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </span>
      <Button size="sm" isDisabled={page >= pageCount} onPress={() => onPage(page + 1)}>
        {text('entries.older')}
      </Button>
    </div>
  );
}
