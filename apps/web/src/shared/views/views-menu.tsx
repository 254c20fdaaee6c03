import { personLabel } from '@kasa/contracts/shared/person-label';
import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu, type MenuAction, type MenuGroup } from '@kasa/ui/menu';
import { Bookmark, BookmarkPlus, ListChecks, RotateCw, Save, Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../i18n/i18n.tsx';
import { useCommand } from '../query/use-command.ts';
import { COLUMNS_PARAMETER, formatHiddenColumns } from '../table/use-hidden-columns.ts';
import { viewsMessages } from './messages/catalogue.ts';
import { useCanChangeView } from './use-can-change-view.ts';
import { useSavedViews } from './use-default-view.ts';
import { type SavedView, VIEW_PARAMETER, type ViewParameters, viewSearch } from './view-search.ts';

/** Loaded on demand: the dialogs include the forms' code. */
const NewViewDialog = lazy(() =>
  import('./saved-view-dialog.tsx').then((module) => ({ default: module.NewViewDialog })),
);
const ManageViewsDialog = lazy(() =>
  import('./manage-views-dialog.tsx').then((module) => ({ default: module.ManageViewsDialog })),
);

export interface ViewsMenuProps {
  list: string;
  /** The list's query parameters: its filters, and `sort`. */
  parameters: readonly string[];
  hiddenColumns: readonly string[];
}

export function ViewsMenu({ list, parameters: known, hiddenColumns }: ViewsMenuProps) {
  const text = useText(viewsMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useSavedViews(list);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const canChange = useCanChangeView();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const update = useCommand('updateSavedView', {
    refreshes: ['listSavedViews'],
    success: text('toast.changed'),
  });
  const views = query.data?.items ?? [];
  const address = new URLSearchParams(search);
  const filters = viewParametersIn(address, known);
  const parameters = withHiddenColumns(filters, hiddenColumns);
  const current = currentView(views, address, parameters);
  const isChanged = current !== undefined && !isSameView(current.parameters, parameters);
  const go = (to: string) => void navigate({ pathname, search: to });

  const choices: MenuAction[] = [
    {
      id: 'all',
      label: text('all'),
      isChosen: current === undefined && filters.length === 0,
      onAction: () => go(views.some((view) => view.is_default) ? `?${VIEW_PARAMETER}=${ALL_ROWS_VIEW}` : ''),
    },
    ...views
      .filter((view) => !view.is_hidden || view.id === current?.id)
      .map((view) => ({
        id: view.id,
        label: view.name,
        hint: view.is_shared ? text('shared', { author: personLabel(view.author) }) : undefined,
        isChosen: view.id === current?.id && !isChanged,
        onAction: () => go(viewSearch(view)),
        ...(view.is_default ? { icon: Star } : {}),
      })),
  ];
  const actions: MenuAction[] = [
    ...(current && isChanged && canChange(current)
      ? [
          {
            id: 'update',
            label: text('update', { name: current.name }),
            icon: Save,
            onAction: () => {
              const { id, version, name, is_default } = current;
              // The command has reported the error.
              update
                .run({ params: { id }, body: { version, name, is_default, parameters } })
                .catch(() => undefined);
            },
          },
        ]
      : []),
    {
      id: 'save',
      label: text(current ? 'saveNew' : 'save'),
      icon: BookmarkPlus,
      onAction: () => setOpen('save'),
      ...(filters.length === 0 && hiddenColumns.length === 0
        ? { isDisabled: true, disabledReason: text('nothing') }
        : {}),
    },
    ...(views.length > 0
      ? [{ id: 'manage', label: text('manage'), icon: ListChecks, onAction: () => setOpen('manage') }]
      : []),
  ];
  const failed: MenuAction[] = query.isError
    ? [{ id: 'failed', label: text('failed'), icon: RotateCw, onAction: () => void query.refetch() }]
    : [];
  const button = current ? text('button.named', { name: current.name }) : text('button');
  const label = isChanged ? text('button.changed', { button }) : button;
  const icon = <Bookmark aria-hidden fill={current ? 'currentColor' : 'none'} />;
  const groups: MenuGroup[] = [
    { id: 'views', title: text('menu'), items: query.isError ? failed : choices },
    { id: 'actions', items: actions },
  ];
  return (
    <>
      <Menu
        label={text('menu')}
        groups={groups}
        trigger={
          isPhone ? (
            <IconButton label={label} variant="secondary">
              {icon}
            </IconButton>
          ) : (
            <Button icon={icon} aria-label={label} hint={current ? label : text('menu')}>
              <span className="max-w-72 truncate">{button}</span>
              {isChanged ? <span className="font-normal text-text-muted">{text('changed')}</span> : null}
            </Button>
          )
        }
      />
      <Suspense>
        {open === 'save' ? (
          <NewViewDialog
            list={list}
            parameters={parameters}
            name={current && !canChange(current) ? current.name : ''}
            onClose={() => setOpen(null)}
            onSaved={(view) => go(viewSearch(view))}
          />
        ) : null}
        {open === 'manage' ? <ManageViewsDialog list={list} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </>
  );
}

/** `VIEW_PARAMETER` of the whole list, where another view is the default. */
export const ALL_ROWS_VIEW = 'all';

/** Not part of a view: page and page size. */
const PAGINATION_PARAMETERS = ['page', 'perPage', VIEW_PARAMETER];

/** View parameters of an address, without those unknown to the list. */
export function viewParametersIn(search: URLSearchParams, known: readonly string[]): ViewParameters {
  return [...search]
    .filter(
      ([name, value]) => known.includes(name) && !PAGINATION_PARAMETERS.includes(name) && value.trim() !== '',
    )
    .map(([name, value]) => ({ name, value }));
}

/** Parameters of a view to be saved. */
export const withHiddenColumns = (filters: ViewParameters, hidden: readonly string[]): ViewParameters => [
  ...filters,
  { name: COLUMNS_PARAMETER, value: formatHiddenColumns(hidden) },
];

/** Whether a view equals the present state. Older views without columns match any columns. */
export function isSameView(view: ViewParameters, present: ViewParameters): boolean {
  const saysColumns = view.some(({ name }) => name === COLUMNS_PARAMETER);
  const text = (parameters: ViewParameters) =>
    parameters
      .filter(({ name }) => saysColumns || name !== COLUMNS_PARAMETER)
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('&');
  return text(view) === text(present);
}

/** The view named in the address, or else an equal one. */
export function currentView(
  views: readonly SavedView[],
  search: URLSearchParams,
  parameters: ViewParameters,
): SavedView | undefined {
  const named = views.find(({ id }) => id === search.get(VIEW_PARAMETER));
  return named ?? views.find((view) => isSameView(view.parameters, parameters));
}
