import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu, type MenuAction } from '@kasa/ui/menu';
import { Ban, ChevronDown, LayoutTemplate, LockOpen, Unlink } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { ChooseAll } from '#shared/runs/choose-all.tsx';
import type { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import { bulkMessages } from '../../messages.ts';

export function BulkActions({
  all,
  onRequest,
}: {
  all: ReturnType<typeof useChosenRows>['all'];
  onRequest: (kind: BulkEditKind) => void;
}) {
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
