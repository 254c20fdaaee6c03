import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu, type MenuAction } from '@kasa/ui/menu';
import { Ban, ChevronDown, LayoutTemplate, LockOpen, Unlink } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { bulkMessages } from '../../messages.ts';

type ChosenAll = ReturnType<typeof useChosenRows>['all'];

/** Chooses all terminals that match, where more do than are chosen. */
export function ChooseAll({ all }: { all: ChosenAll }) {
  const text = useText(bulkMessages);
  const format = useFormat();
  if (all === undefined) return null;
  return (
    <Button size="sm" variant="ghost" onPress={all.choose}>
      {text('bar.selectAll', { total: format.number(all.count) })}
    </Button>
  );
}

export function BulkActions({ all, onRequest }: { all: ChosenAll; onRequest: (kind: BulkEditKind) => void }) {
  const text = useText(bulkMessages);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { display } = useFields(bulkRunFields);
  const action = (kind: BulkEditKind, icon: MenuAction['icon']): MenuAction => ({
    id: kind,
    label: display('kind', kind),
    icon,
    onAction: () => onRequest(kind),
  });
  const blocks = [action('block', Ban), action('unblock', LockOpen)];
  const templates = [action('apply_template', LayoutTemplate), action('detach_template', Unlink)];
  const menu = (label: string, items: readonly MenuAction[]) => (
    <Menu
      label={label}
      items={items}
      trigger={
        <Button size="sm">
          {label}
          <ChevronDown size={16} aria-hidden />
        </Button>
      }
    />
  );
  return (
    <>
      <ChooseAll all={all} />
      {isPhone ? (
        menu(text('bar.actions'), [...blocks, ...templates])
      ) : (
        <>
          {blocks.map(({ id, label, onAction }) => (
            <Button key={id} size="sm" onPress={() => onAction?.()}>
              {label}
            </Button>
          ))}
          {menu(text('bar.template'), templates)}
        </>
      )}
    </>
  );
}
