import { routeFields } from '@kasa/contracts/transport/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';

/** The stops in order: the accessible alternative to the map. */
export function StopList({
  places,
  height,
  selectedId,
  onSelect,
}: {
  places: TransitRoute['places'];
  /** Height of the adjacent map in CSS pixels. */
  height: number;
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const text = useText(routesMessages);
  const { label } = useFields(routeFields);
  return (
    <section
      aria-labelledby="route-stops"
      className="flex flex-col overflow-hidden rounded-lg border border-border bg-surface"
      style={{ maxHeight: height }}
    >
      <h2 id="route-stops" className="flex items-baseline gap-2 border-border border-b px-4 py-3 font-[620]">
        {label('places')}
        <span className="font-normal text-[13px] text-text-muted">
          {text('stops.count', { count: places.length })}
        </span>
      </h2>
      <ol aria-label={text('stops.list')} className="min-h-0 overflow-y-auto p-2">
        {places.map((place, index) => (
          <li key={index} className="relative">
            {index < places.length - 1 ? (
              <span aria-hidden className="absolute top-5 left-[21px] h-full w-0.5 bg-accent-soft" />
            ) : null}
            <button
              type="button"
              aria-pressed={selectedId === String(index)}
              onClick={() => onSelect(String(index))}
              className="relative flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-start hover:bg-surface-2 focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft max-md:min-h-11"
            >
              <StopNumber position={index + 1} isMarked={selectedId === String(index)} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{place.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StopNumber({ position, isMarked }: { position: number; isMarked: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-7 shrink-0 place-items-center rounded-full border-2 border-accent font-semibold text-xs figures ${
        isMarked ? 'bg-accent text-on-accent' : 'bg-surface text-accent-text'
      }`}
    >
      {position}
    </span>
  );
}
