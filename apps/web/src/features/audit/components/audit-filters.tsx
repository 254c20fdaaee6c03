import { auditFilterFields } from '@kasa/contracts/audit/fields';
import { auditLabels } from '@kasa/contracts/audit/words';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { LazySelectField } from '#shared/forms/lazy-select-field.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { PeriodEditor } from '#shared/period/period-editor.tsx';
import { useFormatPeriod } from '#shared/period/use-format-period.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { asDay, asId, asSeveral, asText } from '#shared/table/filter-parsers.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import { useAuditTexts } from './use-audit-texts.ts';

/** Object types are an open set: any word is accepted. */
const asKind = (text: string) => (/^[a-z_]{1,40}$/.test(text) ? text : undefined);
const asOperation = (text: string) => (/^[a-z]{1,60}$/i.test(text) ? text : undefined);

/** URL parameters of `/audit`. */
export const auditListSpec = {
  filters: {
    q: asText,
    user_id: asId,
    operation: asSeveral(asOperation),
    object_type: asSeveral(asKind),
    object_id: asId,
    from: asDay,
    to: asDay,
  },
  sorts: ['at'] as const,
};

/** The usual choices, plus those of the URL that are none of them. */
function choicesWith(chosen: readonly string[] = [], usual: object, nameOf: (id: string) => string) {
  const others = chosen.filter((id) => !Object.hasOwn(usual, id));
  return [...others, ...Object.keys(usual)].map((id) => ({ id, label: nameOf(id) }));
}

export function useAuditFilters(
  list: ListState<typeof auditListSpec.filters, 'at'>,
  entries: readonly AuditEntry[],
): readonly FilterDef[] {
  const text = useText(auditMessages);
  const common = useText(commonMessages);
  const words = useAuditTexts();
  const { label } = useFields(auditFilterFields);
  const periodWords = useFormatPeriod();
  const options = useOptionsFilter(list);
  const chosen = useSelectFilter(list);
  const known = useOperation('listAuditPeople', {}, { isQuiet: true });
  const people = known.data?.items ?? [];
  const { user_id, operation, object_type, object_id, from, to } = list.filters;
  const ofObject = entries.find(({ object }) => object.id === object_id);
  const person =
    people.find(({ id }) => id === user_id) ?? entries.find(({ user }) => user?.id === user_id)?.user;
  return [
    {
      id: 'period',
      label: text('filter.period'),
      value: periodWords({ from, to }),
      editor: () => (
        <PeriodEditor label={text('filter.period')} period={{ from, to }} onChange={list.setFilters} />
      ),
    },
    chosen('user_id', label('user_id'), person?.full_name, (field) =>
      known.data ? (
        <LazySelectField
          {...field}
          placeholder={common('choice.choose')}
          items={people.map(({ id, full_name }) => ({ id, label: full_name }))}
        />
      ) : known.isError ? (
        <InlineNotice tone="danger" actions={<RetryButton query={known} size="sm" />}>
          {text('filter.peopleFailed')}
        </InlineNotice>
      ) : (
        <Skeleton height="62px" />
      ),
    ),
    options('operation', label('operation'), choicesWith(operation, auditLabels.operations, words.operation)),
    options('object_type', label('object_type'), choicesWith(object_type, auditLabels.types, words.type)),
    ...(object_id === undefined
      ? []
      : [
          {
            id: 'object',
            label: text('column.object'),
            value: ofObject ? objectName(ofObject) : text('filter.objectOther'),
            onRemove: () => list.setFilters({ object_id: null }),
            editor: () => <p className="max-w-72 text-text-muted">{text('filter.objectHint')}</p>,
          },
        ]),
  ];
}
