import type { Map as LeafletInstance } from 'leaflet';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { MarkerLayer } from './map-layers.tsx';
import type { LatLng, MapMarker, MapViewProps } from './types.ts';

/** Markers nearer than this to the first of a group join it, CSS pixels. */
const NEAR = 34;

/** Markers that overlap, together; each is near the first of its group. */
export function groupMarkers<Marker extends LatLng>(
  markers: readonly Marker[],
  project: (at: Marker) => { x: number; y: number },
): Marker[][] {
  const groups: { x: number; y: number; all: Marker[] }[] = [];
  for (const marker of markers) {
    const { x, y } = project(marker);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < NEAR);
    if (near) near.all.push(marker);
    else groups.push({ x, y, all: [marker] });
  }
  return groups.map(({ all }) => all);
}

/** Markers with their labels; overlapping ones are one marker that opens their list. */
export function Markers({
  map,
  markers,
  view: { onMarkerSelect, texts },
}: {
  map: LeafletInstance;
  markers: readonly MapMarker[];
  view: MapViewProps;
}) {
  const [, regroup] = useReducer((times: number) => times + 1, 0);
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => {
    map.on('zoomend resize', regroup);
    return () => {
      map.off('zoomend resize', regroup);
    };
  }, [map]);
  const groups = groupMarkers(markers, ({ lat, lng }) => map.latLngToContainerPoint([lat, lng]));
  const open = groups.find(([first, ...others]) => first?.id === openId && others.length > 0);
  return (
    <>
      {groups.flatMap((group) => {
        const [first] = group;
        if (first === undefined) return [];
        return (
          <GroupMarker
            key={first.id}
            map={map}
            first={first}
            count={group.length}
            name={group.length > 1 ? (texts.group?.(group.length) ?? first.name) : first.name}
            onSelect={() => (group.length > 1 ? setOpenId(first.id) : onMarkerSelect?.(first.id))}
          />
        );
      })}
      {open ? (
        <MarkerList
          label={texts.group?.(open.length) ?? ''}
          markers={open}
          onSelect={onMarkerSelect}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </>
  );
}

function GroupMarker({
  map,
  first,
  count,
  name,
  onSelect,
}: {
  map: LeafletInstance;
  first: MapMarker;
  count: number;
  name: string;
  onSelect: () => void;
}) {
  const { tone = 'info', label = '' } = first;
  const shown = count > 1 ? `${label} +${count - 1}`.trim() : label;
  const icon = useMemo(() => {
    // A node, since labels are user input; hidden, so that the marker's title is its name.
    const html = document.createElement('span');
    html.textContent = shown;
    html.ariaHidden = 'true';
    const isPlain = shown === '';
    const look = isPlain ? 'kasa-map-dot' : 'kasa-map-dot kasa-map-label';
    const width = isPlain ? 24 : 22 + 8 * shown.length;
    return { className: `${look} kasa-map-${tone}`, html, size: isPlain ? 24 : 26, width };
  }, [tone, shown]);
  const handlers = { onSelect, onMove: undefined };
  return <MarkerLayer map={map} at={first} icon={icon} title={name} isInFront handlers={handlers} />;
}

/** The markers of a group, each a button. Escape or leaving it closes it. */
function MarkerList({
  label,
  markers,
  onSelect,
  onClose,
}: {
  label: string;
  markers: readonly MapMarker[];
  onSelect: ((id: string) => void) | undefined;
  onClose: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    list.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="kasa-map-list"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !list.current?.contains(relatedTarget)) onClose();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {markers.map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect?.(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
