import { auditLabels } from '@kasa/contracts/audit/words';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { LazySelectField } from '#shared/forms/lazy-select-field.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { PeriodEditor } from '#shared/period/period-editor.tsx';
import { useFormatPeriod } from '#shared/period/use-format-period.ts';
import type { ListState } from '#shared/table/use-list-state.ts';
import { auditMessages } from '../messages/catalogue.ts';
import type { auditListSpec } from '../model/audit-list-spec.ts';
import { objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import { useAuditUsers } from '../queries.ts';
import { useAuditTexts } from './use-audit-texts.ts';

/** The usual choices, plus the value of the URL if it is none of them. */
const choicesWith = (chosen: string | undefined, usual: readonly string[]) =>
  chosen === undefined || usual.includes(chosen) ? usual : [chosen, ...usual];

type List = ListState<typeof auditListSpec.filters, (typeof auditListSpec.sorts)[number]>;

export function useAuditFilters(
  { filters, setFilters }: List,
  entries: readonly AuditEntry[],
): readonly FilterDef[] {
  const text = useText(auditMessages);
  const common = useText(commonMessages);
  const words = useAuditTexts();
  const periodWords = useFormatPeriod();
  const known = useAuditUsers();
  const people = known.data?.items ?? [];
  const { user_id, operation, object_type, object_id, from, to } = filters;
  const types = choicesWith(object_type, Object.keys(auditLabels.types));
  const operations = choicesWith(operation, Object.keys(auditLabels.operations));
  const ofObject = entries.find(({ object }) => object.id === object_id);
  const person =
    people.find(({ id }) => id === user_id) ?? entries.find(({ user }) => user?.id === user_id)?.user;
  return [
    {
      id: 'period',
      label: text('filter.period'),
      value: periodWords({ from, to }),
      editor: () => (
        <PeriodEditor label={text('filter.period')} period={{ from, to }} onChange={setFilters} />
      ),
    },
    {
      id: 'person',
      label: text('filter.person'),
      value: user_id && (person?.full_name ?? '…'),
      onRemove: () => setFilters({ user_id: null }),
      editor: (close) =>
        known.data ? (
          <LazySelectField
            label={text('filter.person')}
            placeholder={common('choice.choose')}
            items={people.map(({ id, full_name }) => ({ id, label: full_name }))}
            value={user_id ?? null}
            onChange={(id) => {
              setFilters({ user_id: id });
              close();
            }}
          />
        ) : known.isError ? (
          <InlineNotice tone="danger" actions={<RetryButton query={known} size="sm" />}>
            {text('filter.peopleFailed')}
          </InlineNotice>
        ) : (
          <Skeleton height="62px" />
        ),
    },
    {
      id: 'operation',
      label: text('filter.operation'),
      value: operation && words.operation(operation),
      onRemove: () => setFilters({ operation: null }),
      editor: (close) => (
        <LazySelectField
          label={text('filter.operation')}
          placeholder={common('choice.choose')}
          items={operations.map((id) => ({ id, label: words.operation(id) }))}
          value={operation ?? null}
          onChange={(id) => {
            setFilters({ operation: id });
            close();
          }}
        />
      ),
    },
    {
      id: 'type',
      label: text('filter.type'),
      value: object_type && words.type(object_type),
      onRemove: () => setFilters({ object_type: null }),
      editor: (close) => (
        <LazySelectField
          label={text('filter.type')}
          placeholder={common('choice.choose')}
          items={types.map((id) => ({ id, label: words.type(id) }))}
          value={object_type ?? null}
          onChange={(id) => {
            setFilters({ object_type: id });
            close();
          }}
        />
      ),
    },
    ...(object_id === undefined
      ? []
      : [
          {
            id: 'object',
            label: text('filter.object'),
            value: ofObject ? objectName(ofObject) : text('filter.objectOther'),
            onRemove: () => setFilters({ object_id: null }),
            editor: () => <p className="max-w-72 text-text-muted">{text('filter.objectHint')}</p>,
          },
        ]),
  ];
}
