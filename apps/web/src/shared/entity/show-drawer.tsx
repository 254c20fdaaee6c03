import type { RowAction } from '@kasa/ui/data-table';
import { IconButton } from '@kasa/ui/icon-button';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ObjectDrawer } from '../errors/object-drawer.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { ObjectOf, ObjectQueryId } from '../query/use-object.ts';

/**
 * An object of a list to look at, beside the list. J and K, or the buttons, go on to the next and the previous row of
 * the page; afterwards the focus is on the row.
 */
export function ShowDrawer<Read extends ObjectQueryId>({
  read,
  id,
  rows,
  title,
  name,
  subtitle,
  status,
  lost,
  pageHref,
  actions,
  onShow,
  onClose,
  children,
}: {
  read: Read;
  id: string;
  /** The rows of the present page; undefined: not loaded. */
  rows: readonly { readonly id: string }[] | undefined;
  /** What it is called while it is not loaded. */
  title: string;
  name: (object: ObjectOf<Read>) => string;
  subtitle: (object: ObjectOf<Read>) => string;
  status?: ((object: ObjectOf<Read>) => ReactNode) | undefined;
  /** Why there may be no such object. */
  lost: string;
  /** Its full page; undefined: there is none, or it is not for this person. */
  pageHref?: string | undefined;
  actions: (object: ObjectOf<Read>) => readonly RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
  children: (object: ObjectOf<Read>) => ReactNode;
}) {
  const common = useText(commonMessages);
  useFocusOnRow(id);
  const page = pageHref && {
    id: 'page',
    label: common('action.openPage'),
    icon: ExternalLink,
    href: pageHref,
  };
  return (
    <ObjectDrawer
      read={read}
      id={id}
      title={title}
      name={name}
      subtitle={(object) => (
        <>
          {subtitle(object)}
          {status ? <div className="mt-1 flex flex-wrap gap-x-4 text-text">{status(object)}</div> : null}
        </>
      )}
      lost={lost}
      tools={<Neighbours id={id} rows={rows} onShow={onShow} />}
      actions={(object) => [...(page ? [page] : []), ...actions(object)]}
      buttons={page ? 1 : 0}
      onClose={onClose}
    >
      {children}
    </ObjectDrawer>
  );
}

/** Closed in whichever way, the focus is on the row that was shown last, if it is still there. */
function useFocusOnRow(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    shown.current = id;
  });
  useEffect(() => () => document.querySelector<HTMLElement>(`[data-row-id="${shown.current}"]`)?.focus(), []);
}

const NEIGHBOUR_KEYS: Readonly<Record<string, -1 | 1>> = { KeyK: -1, KeyJ: 1 };

function Neighbours({
  id,
  rows = [],
  onShow,
}: {
  id: string;
  rows: readonly { readonly id: string }[] | undefined;
  onShow: (id: string) => void;
}) {
  const common = useText(commonMessages);
  const ref = useRef<HTMLDivElement>(null);
  const at = rows.findIndex((row) => row.id === id);
  const neighbour = (step: -1 | 1) => (at < 0 ? undefined : rows[at + step]?.id);
  const go = (step: -1 | 1) => {
    const next = neighbour(step);
    if (next !== undefined) onShow(next);
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By place, not by letter: the same keys in every keyboard layout.
      const step = NEIGHBOUR_KEYS[event.code];
      const panel = ref.current?.closest('aside, [role="dialog"]');
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (step !== undefined && isPlain && panel?.contains(event.target as Node)) latest.current(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (at < 0) return null;
  return (
    <div ref={ref} className="flex">
      <IconButton
        label={common('action.previous')}
        keyShortcut="K"
        isDisabled={neighbour(-1) === undefined}
        onPress={() => go(-1)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        label={common('action.next')}
        keyShortcut="J"
        isDisabled={neighbour(1) === undefined}
        onPress={() => go(1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </div>
  );
}

/** A part of a drawer, under its heading. */
export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-5 last:mb-0">
      <h3 id={id} className="mb-2 font-semibold text-[13px] text-text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}
