import { FilterBar, type FilterDef } from '@kasa/ui/filter-bar';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadError } from '../errors/load-error.tsx';
import { useText } from '../i18n/i18n.tsx';
import { useListTexts } from '../table/use-list-texts.ts';
import { reportMessages } from './messages/catalogue.ts';
import type { ReportPeriod } from './report-period.ts';

/** A report under its filters; in its place why there is none, or that it is on its way. */
export function ReportFrame<Data>({
  filters,
  onClear,
  period: { problem },
  query,
  texts,
  children,
}: {
  filters: readonly FilterDef[];
  /** Undefined: nothing is filtered. */
  onClear: (() => void) | undefined;
  period: ReportPeriod;
  query: {
    data: Data | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  texts: { failed: string; loading: string };
  children: (data: Data) => ReactNode;
}) {
  const text = useText(reportMessages);
  const filterTexts = useListTexts().filters;
  const { data } = query;
  return (
    <>
      <FilterBar texts={filterTexts} filters={filters} onClear={onClear} />
      {problem !== null ? (
        <InlineNotice tone="warning">{text(problem)}</InlineNotice>
      ) : query.isError ? (
        <LoadError title={texts.failed} query={query} />
      ) : data !== undefined ? (
        <div
          aria-busy={query.isPlaceholderData}
          className={`flex flex-col gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {children(data)}
        </div>
      ) : (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
          <Skeleton height="106px" />
          <Skeleton height="290px" />
          <Skeleton height="290px" />
        </div>
      )}
    </>
  );
}
