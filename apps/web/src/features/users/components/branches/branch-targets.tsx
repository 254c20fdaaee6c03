import { SearchField } from '@kasa/ui/search-field';
import type { SelectItem } from '@kasa/ui/select-field';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { SEARCH_DEBOUNCE_MS, useObjectSearch } from '#shared/choices/object-choices.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import { branchChoices } from './branch-choices.ts';
import { type Dragged, useDrop } from './use-people-drag.ts';

interface Dropping {
  dragged: Dragged | null;
  /** `isAlso`: they keep their place, too. */
  onDrop: (dragged: Dragged, to: SelectItem, isAlso: boolean) => void;
}

/** The other points and depots, where people are dragged to. */
export function BranchTargets({ here, ...dropping }: { here: string } & Dropping) {
  const text = useText(userBranchMessages);
  const common = useText(commonMessages);
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { query, items, total = 0 } = useObjectSearch(branchChoices, q);
  const others = items.filter(({ id }) => id !== here);
  const { dragged } = dropping;
  if (query.isSuccess && q === '' && others.length === 0) return null;
  return (
    <aside
      aria-labelledby={titleId}
      className="sticky top-[calc(var(--sticky-top,0px)+16px)] flex max-h-[calc(100dvh-var(--sticky-top,0px)-32px)] shrink-0 flex-col gap-3"
      style={{ width: 240 }}
    >
      <h2 id={titleId} className="font-[620] text-base leading-6">
        {text('drag.title')}
      </h2>
      <p className="text-[13px] text-text-muted leading-5">{dragged?.refusal ?? text('drag.about')}</p>
      <SearchField
        label={text('drag.search')}
        placeholder={text('branches.searchPlaceholder')}
        clearLabel={common('filter.clearSearch')}
        value={typed}
        onChange={setTyped}
      />
      {query.data === undefined && !query.isError ? <SkeletonText lines={6} /> : null}
      {others.length === 0 && !query.isPending ? (
        <p role="status" className="text-text-muted">
          {common(query.isError ? 'list.failed' : 'choice.none')}
        </p>
      ) : null}
      <ul className={`flex min-h-0 flex-col gap-2 overflow-y-auto ${dragged?.refusal ? 'opacity-60' : ''}`}>
        {others.map((item) => (
          <Target key={item.id} item={item} {...dropping} />
        ))}
      </ul>
      {total > items.length ? (
        <p className="text-[13px] text-text-muted leading-5">
          {text('drag.more', { shown: items.length, total })}
        </p>
      ) : null}
    </aside>
  );
}

function Target({ item, dragged, onDrop }: { item: SelectItem } & Dropping) {
  const { look, target } = useDrop(dragged, dragged?.refusal, (people, isAlso) =>
    onDrop(people, item, isAlso),
  );
  return (
    <li {...target} className={`rounded-md border px-3 py-2 [overflow-wrap:anywhere] ${look}`}>
      <Link to={paths.userBranch({ id: item.id })} className="text-accent-text hover:underline">
        {item.label}
      </Link>
      <p className="text-[13px] text-text-muted leading-5">{item.description}</p>
    </li>
  );
}
