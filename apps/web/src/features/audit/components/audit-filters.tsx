import { auditFilterFields } from '@kasa/contracts/audit/fields';
import { auditLabels } from '@kasa/contracts/audit/words';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { peopleChoices } from '#shared/choices/people.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePeriodFilter } from '#shared/period/use-period-filter.tsx';
import { asDay, asId, asSeveral, asText } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { objectName } from '../model/changes.ts';
import type { AuditEntry } from '../model/types.ts';
import { useAuditTexts } from './use-audit-texts.ts';

/** Object types are an open set: any word is accepted. */
const asKind = (text: string) => (/^[a-z_]{1,40}$/.test(text) ? text : undefined);
const asOperation = (text: string) => (/^[a-z]{1,60}$/i.test(text) ? text : undefined);

const people = peopleChoices('listAuditPeople', {});

/** URL parameters of `/audit`. */
export const auditListSpec = {
  filters: {
    q: asText,
    user_id: asSeveral(asId),
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
  const words = useAuditTexts();
  const { label } = useFields(auditFilterFields);
  const options = useOptionsFilter(list);
  const { operation, object_type, object_id, from, to } = list.filters;
  const ofObject = entries.find(({ object }) => object.id === object_id);
  return [
    usePeriodFilter({ from, to }, list.setFilters),
    useFoundFilter(list, 'user_id', label('user_id'), people),
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
