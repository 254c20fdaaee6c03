/** Parts of a list's table that a first screen full of rows does not show. */
import type { Page } from '@kasa/contracts/shared/paging';
import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadFailedEmptyState } from '../errors/load-failed-empty-state.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { loadNoPoints } from '../own-points/no-points.tsx';
import { paths } from '../paths.ts';
import { useLazyModule } from '../services/use-lazy-module.ts';
import { useSession } from '../services/use-services.tsx';
import type { ListColumn } from './fitting-columns.ts';

/** Below a row: columns that do not fit, further facts, and what the list has for it. */
export function ExpandedRow<Row>({
  row,
  columns,
  facts,
  children,
}: {
  row: Row;
  columns: readonly ListColumn<Row>[];
  facts: ((row: Row) => readonly KeyValueItem[]) | undefined;
  children: ReactNode;
}) {
  const hidden = columns.map(
    ({ id, header, cell }): KeyValueItem => ({ id, label: header, value: cell(row) }),
  );
  const items = [...hidden, ...(facts?.(row) ?? [])];
  if (items.length === 0) return children;
  return (
    <div className="flex flex-col gap-3">
      <KeyValue columns={3} items={items} />
      {children}
    </div>
  );
}

export interface EmptyListWords {
  /** What was searched: said when nothing is found. */
  asked?: string | undefined;
  /** For an empty list without filters: what to do next. */
  emptyText?: string | undefined;
  emptyIcon?: LucideIcon | undefined;
  emptyActions?: ReactNode;
  /** For an empty result of filters when more is known, e.g. matches outside of a period. */
  emptyFilteredText?: string | undefined;
  emptyFilteredActions?: ReactNode;
}

/** Screens of what belongs to points: a user who works at none sees nothing there. */
const screensOfPoints: readonly string[] = [
  ...[paths.home(), paths.terminals(), paths.ecommTerminals(), paths.transactions()],
  ...[paths.cash(), paths.points(), paths.userBranches()],
];

interface EmptyListProps<Row> extends EmptyListWords {
  list: { hasFilters: boolean; clearFilters(): void; hrefFor(page: number): string };
  query: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  data: Page<Row> | undefined;
}

/** In place of the rows when there are none: why, and what to do. */
export function EmptyList<Row>({ list, query, data, ...props }: EmptyListProps<Row>) {
  const text = useText(commonMessages);
  const { pathname } = useLocation();
  const isNowhere = useSession()?.points?.length === 0 && screensOfPoints.includes(pathname);
  const NoPoints = useLazyModule(loadNoPoints, isNowhere);
  const icon = props.emptyIcon ?? Inbox;
  // The specification's words stand below what is to be known and done.
  const none = text('list.empty');
  if (query.isError) return <LoadFailedEmptyState query={query} />;
  if (data && data.total > 0) {
    return (
      <EmptyState
        icon={icon}
        title={text('list.pastEnd')}
        text={none}
        actions={<Button href={list.hrefFor(1)}>{text('list.toFirst')}</Button>}
      />
    );
  }
  // Whoever makes a point works there.
  if (isNowhere)
    return NoPoints ? (
      <NoPoints actions={pathname === paths.points() ? props.emptyActions : undefined} />
    ) : null;
  if (!list.hasFilters) {
    const { emptyText } = props;
    return (
      <EmptyState
        icon={icon}
        title={emptyText ?? none}
        text={emptyText && none}
        actions={props.emptyActions}
      />
    );
  }
  const { asked } = props;
  return (
    <EmptyState
      icon={icon}
      title={asked ? text('list.nothingFor', { asked }) : text('list.emptyFiltered')}
      text={[props.emptyFilteredText, none].filter(Boolean).join(' ')}
      actions={
        <>
          {props.emptyFilteredActions}
          <Button onPress={list.clearFilters}>{text('list.clearFilters')}</Button>
        </>
      }
    />
  );
}
