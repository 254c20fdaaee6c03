import { Link } from 'react-router-dom';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { paths } from '#shared/paths.ts';
import type { MerchantUser } from '../../model/types.ts';

/** Where somebody works; each point and depot leads to its people. */
export function UserPoints({ points }: Pick<MerchantUser, 'points'>) {
  if (points.length === 0) return NO_VALUE;
  return (
    <ul className="flex flex-col gap-1">
      {points.map(({ id, name }) => (
        <li key={id}>
          <Link to={paths.userBranch({ id })} className="text-accent-text hover:underline">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
