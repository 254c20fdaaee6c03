import type { Permission } from '@kasa/contracts/shared/permissions';
import type { RowAction } from '@kasa/ui/data-table';
import { IconButton } from '@kasa/ui/icon-button';
import { ChevronDown, ChevronUp, ExternalLink } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { ObjectDrawer } from '../errors/object-drawer.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { usePermissions } from '../permissions/use-permissions.ts';
import { type ObjectOf, type ObjectQueryId, useObject } from '../query/use-object.ts';
import type { RowDrawerProps } from '../table/use-row-drawer.tsx';

export interface ShowDrawerProps<Read extends ObjectQueryId>
  extends Omit<RowDrawerProps<ObjectOf<Read>>, 'rows'> {
  read: Read;
  /** See `RowDrawerProps`. */
  rows: readonly { readonly id: string }[] | undefined;
  /** What it is called while it is not loaded. */
  title: string;
  name: (object: ObjectOf<Read>) => string;
  subtitle?: ((object: ObjectOf<Read>) => ReactNode) | undefined;
  status?: ((object: ObjectOf<Read>) => ReactNode) | undefined;
  /** Why there may be no such object. */
  lost: string;
  /** Its full page; undefined: there is none, or it is not for this person. */
  pageHref?: string | undefined;
  /**
   * Whoever has it (null: everybody) sees the first actions as buttons, where there is no page; others see all in a
   * menu.
   */
  permission?: Permission | null | undefined;
  children: (object: ObjectOf<Read>) => ReactNode;
}

/**
 * An object of a list to look at, beside the list. J and K, or the buttons, go on to the next and the previous row of
 * the page; afterwards the focus is on the row.
 */
export function ShowDrawer<Read extends ObjectQueryId>({
  read,
  id,
  rows,
  subtitle,
  status,
  pageHref,
  permission,
  actions,
  onShow,
  ...props
}: ShowDrawerProps<Read>) {
  type Shown = ObjectOf<Read>;
  const { query } = useObject(read, id);
  const common = useText(commonMessages);
  const { can } = usePermissions();
  const hasButtons = permission === null || (permission !== undefined && can(permission));
  const page = pageHref && {
    id: 'page',
    label: common('action.openPage'),
    icon: ExternalLink,
    href: pageHref,
  };
  const actionsOf = (object: Shown): readonly RowAction[] =>
    page ? [page, ...actions(object).filter(({ href }) => href !== pageHref)] : actions(object);
  return (
    <ObjectDrawer
      {...props}
      id={id}
      object={query.data as Shown | undefined}
      query={query}
      subtitle={(object) => (
        <>
          {subtitle?.(object)}
          {status ? <div className="mt-1 flex flex-wrap gap-x-4 text-text">{status(object)}</div> : null}
        </>
      )}
      tools={<Neighbours id={id} rows={rows} onShow={onShow} />}
      actions={actionsOf}
      buttons={page ? 1 : hasButtons ? undefined : 0}
    />
  );
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

/** A part of a drawer, under its heading; with a `ref` the focus can be put on it. */
export function DrawerSection({
  title,
  ref,
  children,
}: {
  title: string;
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section ref={ref} tabIndex={ref ? -1 : undefined} aria-labelledby={id} className="mb-5 last:mb-0">
      <h3 id={id} className="mb-2 font-semibold text-[13px] text-text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}
