import { type BonusEntryKind, bonusEntryKinds } from '@kasa/contracts/loyalty/bonus-values';
import { bonusEntryFields } from '@kasa/contracts/loyalty/fields';
import { SelectField } from '@kasa/ui/select-field';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { PagedList } from '#shared/table/paged-list.tsx';
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
          <PagedList
            words={{
              title: text('entries.title'),
              newer: text('entries.newer'),
              older: text('entries.older'),
            }}
            page={page}
            data={data}
            isPlaceholderData={query.isPlaceholderData}
            onPage={setPage}
          >
            {(entry) => <BonusEntryItem key={entry.id} entry={entry} />}
          </PagedList>
        </div>
      )}
    </>
  );
}
