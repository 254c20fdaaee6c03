import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { MerchantUser, UserPoint } from '../../model/types.ts';
import { useAccessDenial } from '../person/use-access-denial.ts';
import { workingStates } from './branch-people.tsx';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The people a search found, page by page, with boxes; whoever works here already, or is not for one to place, says so. */
export function FoundPeople({
  q,
  point,
  chosen,
  onToggle,
}: {
  q: string;
  point: UserPoint;
  chosen: readonly Person[];
  onToggle: (person: Person) => void;
}) {
  const text = useText(userBranchMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const denial = useAccessDenial();
  const [page, setPage] = useState(1);
  const query = useOperation(
    'listUsers',
    { query: { ...(q === '' ? {} : { q }), state: [...workingStates], page, perPage: 20 } },
    { keepsPrevious: true, isQuiet: true },
  );
  const { data } = query;
  if (data === undefined) {
    return query.isError ? (
      <LoadError query={query} isInDialog />
    ) : (
      <div role="status" aria-label={common('table.loading')} className="min-h-60">
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (data.items.length === 0) {
    return (
      <p role="status" className="min-h-60 py-6 text-center text-text-muted">
        {q === '' ? text('add.none') : text('add.nothingFor', { asked: q })}
      </p>
    );
  }
  const reasonAgainst = (user: MerchantUser) =>
    user.points.some(({ id }) => id === point.id) ? text('add.here') : denial.ofPlacement(user);
  return (
    <>
      <ul aria-label={text('add.list')} className="min-h-60 *:border-border *:not-last:border-b">
        {data.items.map((user) => {
          const { id, full_name: name } = user;
          const reason = reasonAgainst(user);
          return (
            <li key={id} className={reason === undefined ? '' : 'pb-2'}>
              <Checkbox
                label={<Who user={user} />}
                value={chosen.some((one) => one.id === id)}
                onChange={() => onToggle({ id, name })}
                disabledReason={reason}
              />
            </li>
          );
        })}
      </ul>
      {data.page_count > 1 ? (
        <div className="flex items-center justify-between gap-3">
          <Button size="sm" isDisabled={page <= 1} onPress={() => setPage(page - 1)}>
            {text('add.previous')}
          </Button>
          <span className="text-text-muted figures" role="status">
            {text('add.position', { page: format.number(page), pages: format.number(data.page_count) })}
          </span>
          <Button size="sm" isDisabled={page >= data.page_count} onPress={() => setPage(page + 1)}>
            {text('add.next')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Who({ user: { full_name, position, points } }: { user: MerchantUser }) {
  const more = [position, ...points.map(({ name }) => name)].filter(Boolean).join(' · ');
  return (
    <>
      {full_name}{' '}
      <span className="block text-[13px] text-text-muted leading-4 [overflow-wrap:anywhere]">{more}</span>
    </>
  );
}
