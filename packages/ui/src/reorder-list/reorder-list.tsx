import { ArrowDown, ArrowUp, GripVertical, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { moveBeside, moveBy } from './order.ts';

export interface ReorderItem {
  id: string;
  label: string;
  secondary?: ReactNode;
  /** Default: true, if there is `onRemove`. */
  canRemove?: boolean | undefined;
}

export interface ReorderListTexts {
  /** "Перетягнути: Площа Героїв" */
  drag: (label: string) => string;
  moveUp: (label: string) => string;
  moveDown: (label: string) => string;
  remove: (label: string) => string;
  /** Read out before the label if there is `onEdit`: "Змінити". */
  edit?: string | undefined;
  /** Announced after a move: "Площа Героїв: місце 3 з 8". */
  moved: (label: string, position: number, count: number) => string;
}

export interface ReorderListProps {
  label: string;
  items: readonly ReorderItem[];
  onReorder: (ids: readonly string[]) => void;
  onRemove?: ((id: string) => void) | undefined;
  onEdit?: ((id: string) => void) | undefined;
  texts: ReorderListTexts;
  empty?: ReactNode;
}

/** A list to reorder: by dragging, by ↑ ↓ buttons, or by keyboard (Enter on the handle, arrows, Enter). */
export function ReorderList({ label, items, onReorder, onRemove, onEdit, texts, empty }: ReorderListProps) {
  const root = useRef<HTMLDivElement>(null);
  const [announcement, setSaid] = useState('');
  const [focusOn, setFocusOn] = useState<{ id: string; by: -1 | 1 } | null>(null);
  const ids = items.map((item) => item.id);
  const labelOf = (id: string) => items.find((item) => item.id === id)?.label ?? '';

  const reorder = (next: readonly string[], id: string) => {
    setSaid(texts.moved(labelOf(id), next.indexOf(id) + 1, next.length));
    onReorder(next);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(String(key)) })),
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="relative z-10 -my-px h-0.5 outline-none data-drop-target:bg-accent"
      />
    ),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String);
      const first = moved[0];
      if (first === undefined || target.dropPosition === 'on') return;
      reorder(moveBeside(ids, moved, String(target.key), target.dropPosition), first);
    },
  });

  // Chromium drops the focus of a moved element: restores it to the pressed button or, at an end, its neighbour.
  useEffect(() => {
    if (!focusOn) return;
    // React Aria renders its collection shortly after this render.
    const frame = requestAnimationFrame(() => {
      const row = root.current?.querySelector(`[data-reorder="${CSS.escape(focusOn.id)}"]`);
      const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move] button') ?? [])];
      const pressed = buttons[focusOn.by === -1 ? 0 : 1];
      (pressed?.disabled ? buttons.find((button) => !button.disabled) : pressed)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [focusOn]);

  const step = (id: string, by: -1 | 1) => {
    reorder(moveBy(ids, id, by), id);
    setFocusOn({ id, by });
  };

  return (
    <div ref={root}>
      <GridList
        aria-label={label}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        renderEmptyState={() => empty}
        dependencies={[items, onRemove, onEdit, texts]}
        className="rounded-lg border border-border bg-surface outline-none data-empty:border-dashed"
      >
        {(item) => {
          const index = ids.indexOf(item.id);
          return (
            <GridListItem
              id={item.id}
              textValue={item.label}
              className="flex min-h-12 items-center gap-2 border-border border-b px-2 py-2 last:border-b-0 data-dragging:opacity-50 data-focus-visible:-outline-offset-2"
            >
              <Button
                slot="drag"
                aria-label={texts.drag(item.label)}
                className="grid size-8 shrink-0 cursor-grab place-items-center rounded-md text-text-muted hover:bg-hover max-md:hidden"
              >
                <GripVertical size={18} aria-hidden />
              </Button>
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs figures"
              >
                {index + 1}
              </span>
              <ItemText item={item} verb={texts.edit} onEdit={onEdit} />
              <span data-reorder={item.id} className="flex shrink-0">
                <span data-move="" className="flex">
                  <IconButton
                    size="sm"
                    label={texts.moveUp(item.label)}
                    isDisabled={index === 0}
                    onPress={() => step(item.id, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={texts.moveDown(item.label)}
                    isDisabled={index === items.length - 1}
                    onPress={() => step(item.id, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                </span>
                {onRemove && item.canRemove !== false ? (
                  <IconButton size="sm" label={texts.remove(item.label)} onPress={() => onRemove(item.id)}>
                    <X aria-hidden />
                  </IconButton>
                ) : null}
              </span>
            </GridListItem>
          );
        }}
      </GridList>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function ItemText({
  item,
  verb,
  onEdit,
}: {
  item: ReorderItem;
  verb: string | undefined;
  onEdit: ((id: string) => void) | undefined;
}) {
  const content = (
    <>
      <span className="block [overflow-wrap:anywhere]">{item.label}</span>
      {item.secondary === undefined ? null : (
        <span className="block text-text-muted text-xs [overflow-wrap:anywhere]">{item.secondary}</span>
      )}
    </>
  );
  if (!onEdit) return <span className="min-w-0 flex-1">{content}</span>;
  return (
    <Button
      onPress={() => onEdit(item.id)}
      className="-my-1 flex min-h-10 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-md px-1.5 py-1 text-start hover:bg-hover"
    >
      <span className="min-w-0">
        {verb === undefined ? null : <span className="sr-only">{verb}: </span>}
        {content}
      </span>
      <Pencil size={14} aria-hidden className="shrink-0 text-text-muted" />
    </Button>
  );
}
