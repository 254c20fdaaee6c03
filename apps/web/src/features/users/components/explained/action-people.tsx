import { openedBy, type Permission } from '@kasa/contracts/shared/permissions';
import { Skeleton } from '@kasa/ui/skeleton';
import { Link } from 'react-router-dom';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import { isLimitedByPoints } from '../../model/scope.ts';
import { usePlaceWords } from './scope.tsx';
import type { FoundPeople } from './use-people-of.ts';

/** People named before the rest. */
const NAMED = 5;

const linkClass = 'inline-block py-1 rounded-sm text-accent-text underline-offset-2 hover:underline';

/** How many people who work here may do something, and who: the first by name, all of them in the list of people. */
export function ActionPeople({ tag, name, found }: { tag: Permission; name: string; found: FoundPeople }) {
  const text = useText(explainedMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const placeOf = usePlaceWords();
  if (found === 'failed') return <p className="text-text-muted">{common('list.failed')}</p>;
  if (found === undefined)
    return (
      <div role="status" aria-label={text('who.loading')} className="flex flex-col gap-2 py-1">
        <Skeleton width="80px" />
        <Skeleton width="80%" />
      </div>
    );
  const { items, total, total_capped } = found;
  if (total === 0) return <p className="text-text-muted">{text('who.nobody')}</p>;
  const all = paths.users({ tag: [...openedBy(tag)], state: 'active' });
  const count = total_capped
    ? text('who.peopleCapped', { total: format.number(total) })
    : text('who.people', { count: total });
  const named = items.slice(0, NAMED);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold figures">{count}</p>
      <ul aria-label={text('who.list', { action: name })} className="flex flex-wrap gap-x-4 gap-y-1">
        {named.map((user) => {
          const place = isLimitedByPoints(tag) ? placeOf(user) : null;
          return (
            <li key={user.id} className="min-w-0 [overflow-wrap:anywhere]">
              <Link to={paths.users({ open: user.id })} className={linkClass}>
                {user.full_name}
              </Link>
              {place === null ? null : <span className="text-[13px] text-text-muted"> ({place})</span>}
            </li>
          );
        })}
        {total > named.length ? (
          <li>
            <Link to={all} className={`${linkClass} font-semibold figures`}>
              {text('who.more', { count: format.number(total - named.length) })}
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
