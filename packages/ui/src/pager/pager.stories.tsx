import { useTexts } from '../story-kit/story-kit.tsx';
import { Pager } from './pager.tsx';
import { pagerTexts } from './story-texts.ts';

export default { title: 'Data/Pager', component: Pager };

function At({
  page,
  pageCount,
  total,
  isCapped = false,
}: {
  page: number;
  pageCount: number;
  total: string;
  isCapped?: boolean;
}) {
  const t = useTexts(pagerTexts);
  return (
    <Pager
      page={page}
      pageCount={pageCount}
      perPage={10}
      range={t.range(page * 10 - 9, page * 10, total)}
      texts={t}
      hrefFor={(number) => `#page=${number}`}
      hrefForPerPage={(size) => `#perPage=${size}`}
      isTotalCapped={isCapped}
    />
  );
}

export function Positions() {
  return (
    <div className="space-y-4">
      <At page={1} pageCount={1} total="7" />
      <At page={1} pageCount={42} total="412" />
    </div>
  );
}

export function Middle() {
  return <At page={21} pageCount={42} total="412" />;
}

export function Capped() {
  return <At page={1000} pageCount={1000} total="10 000+" isCapped />;
}
