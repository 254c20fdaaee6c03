import { routeFields } from '@kasa/contracts/transport/fields';
import { ComboboxField } from '@kasa/ui/combobox-field';
import { ReorderList } from '@kasa/ui/reorder-list';
import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asSeveral, asText } from '#shared/table/filter-parsers.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import {
  emptyStopDraft,
  formatLocation,
  knownStops,
  parseLocation,
  type Stop,
  type StopDraft,
  stopDraft,
  stopKey,
} from '../../model/stops.ts';
import type { RouteForm } from '../route/route-entity.ts';
import { StopEditor } from './stop-editor.tsx';
import { StopsMap } from './stops-map.tsx';
import { useStopList } from './use-stop-list.ts';

export function StopsField({
  form,
  draft,
  onDraftChange,
  isReminded,
}: {
  form: RouteForm;
  draft: StopDraft;
  onDraftChange: (draft: StopDraft) => void;
  /** It prevented submitting the form. */
  isReminded: boolean;
}) {
  const text = useText(routesMessages);
  const { label } = useFields(routeFields);
  const { field, fieldState } = useController({ name: 'places', control: form.hook.control });
  const stops = useStopList(form, field.value as readonly Stop[], field.onChange);
  const name = useRef<{ focus: () => void }>(null);
  const errorId = useId();
  const { places, ids } = stops;
  const reorderTexts = useMemo(
    () => ({
      drag: (name: string) => text('stops.drag', { name }),
      moveUp: (name: string) => text('stops.up', { name }),
      moveDown: (name: string) => text('stops.down', { name }),
      edit: text('stops.edit'),
      remove: (name: string) => text('stops.remove', { name }),
      moved: (name: string, position: number, count: number) =>
        text('stops.moved', { name, position, count }),
    }),
    [text],
  );
  const city = useWatch({ control: form.hook.control, name: 'city' }) ?? '';
  const routes = useList('listRoutes', { city: asSeveral(asText)(useDeferredValue(city)), perPage: 20 });

  const edit = (id: string) => {
    const index = ids.indexOf(id);
    const stop = places[index];
    if (!stop) return;
    onDraftChange(stopDraft(stop, index));
    name.current?.focus();
  };
  /** The draft refers to an index: drop it when the order changes. */
  const dropEdit = () => draft.index !== null && onDraftChange(emptyStopDraft);
  return (
    <fieldset aria-label={label('places')} aria-describedby={errorId} className="flex min-w-0 flex-col gap-4">
      <StopFinder query={routes} onFind={stops.add} />
      <StopsMap
        stops={stops}
        city={city}
        routes={routes.data?.items ?? []}
        selectedId={draft.index === null ? null : (ids[draft.index] ?? null)}
        pin={pinOf(draft, places)}
        onSelect={edit}
        onMove={(id, to) => {
          stops.move(ids.indexOf(id), to);
          dropEdit();
        }}
        onPick={(at) => {
          onDraftChange({ ...draft, at: formatLocation(at) });
          name.current?.focus();
        }}
      />
      <StopEditor
        draft={draft}
        onChange={onDraftChange}
        onDone={(stop) => {
          if (draft.index === null) stops.add(stop);
          else stops.replace(draft.index, stop);
          onDraftChange(emptyStopDraft);
          name.current?.focus();
        }}
        isReminded={isReminded}
        nameRef={(handle) => {
          name.current = handle;
          field.ref(handle);
        }}
      />
      <p className="-mb-2 font-[550] leading-5">
        {text('stops.list')}
        <span aria-hidden className="ml-0.5 text-danger">
          *
        </span>
      </p>
      <StopsError id={errorId} error={fieldState.error} />
      <ReorderList
        label={text('stops.list')}
        items={places.map((place, index) => ({
          id: ids[index] ?? '',
          label: place.name,
          secondary: <span className="figures max-md:hidden">{formatLocation(place.geometry.location)}</span>,
        }))}
        texts={reorderTexts}
        onReorder={(order) => {
          stops.reorder(order);
          dropEdit();
        }}
        onEdit={edit}
        onRemove={(id) => {
          stops.remove(ids.indexOf(id));
          dropEdit();
        }}
        empty={<p className="px-4 py-6 text-center text-text-muted">{text('stops.empty')}</p>}
      />
    </fieldset>
  );
}

/** Where the stop in the editor is; null where the route has a stop. */
function pinOf({ at }: StopDraft, places: readonly Stop[]) {
  const location = parseLocation(at);
  const isStop = ({ geometry }: Stop) =>
    location && formatLocation(geometry.location) === formatLocation(location);
  return places.some(isStop) ? null : location;
}

/** Stops of the other routes in the city. */
function StopFinder({
  query: { data, isFetching, isError },
  onFind,
}: {
  query: Pick<ReturnType<typeof useList<'listRoutes'>>, 'data' | 'isFetching' | 'isError'>;
  onFind: (stop: Stop) => void;
}) {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const stops = useMemo(() => knownStops(data?.items ?? []), [data]);
  return (
    <ComboboxField
      label={text('stops.find')}
      hint={text('stops.findHint')}
      placeholder={text('stops.findPlaceholder')}
      items={stops.map(({ stop, routes }) => ({
        id: stopKey(stop),
        label: stop.name,
        description: routes.join(', '),
      }))}
      isLoading={isFetching}
      loadingLabel={common('table.loading')}
      emptyText={isError ? common('list.failed') : text('stops.findNone')}
      value={null}
      onChange={(id) => {
        const found = stops.find(({ stop }) => stopKey(stop) === id);
        if (found) onFind(found.stop);
      }}
    />
  );
}

/** Errors of the list of stops, and of single stops from the server. */
function StopsError({ id, error }: { id: string; error: unknown }) {
  const text = useText(routesMessages);
  const own = messageIn(error);
  const ofStops = Array.isArray(error)
    ? error.flatMap((stop: unknown, index) => {
        const message = messageIn(stop);
        return message === null ? [] : [`${text('stops.editTitle', { position: index + 1 })}: ${message}`];
      })
    : [];
  const messages = own === null ? ofStops : [own];
  return (
    <div id={id} role="alert" className="empty:hidden">
      {messages.map((message) => (
        <p key={message} className="flex items-start gap-1.5 text-[13px] text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ))}
    </div>
  );
}

/** First message in a nested error of react-hook-form. */
function messageIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || Array.isArray(error)) return null;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? null : messageIn(inner);
    if (message !== null) return message;
  }
  return null;
}
