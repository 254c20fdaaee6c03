import { Button } from '@kasa/ui/button';
import type { RowAction } from '@kasa/ui/data-table';
import { IconButton } from '@kasa/ui/icon-button';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Menu } from '@kasa/ui/menu';
import { Ellipsis } from 'lucide-react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Actions in a drawer's footer: the first two as buttons (one on a phone), the others in a menu. */
export function DrawerActions({ actions }: { actions: readonly RowAction[] }) {
  const common = useText(commonMessages);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const visible = actions.slice(0, isPhone ? 1 : 2);
  const others = actions.slice(visible.length);
  return (
    <>
      {visible.map((action, index) => (
        <Button
          key={action.id}
          variant={index === 0 ? 'primary' : 'secondary'}
          href={action.href}
          onPress={action.onAction}
          disabledReason={action.isDisabled ? action.disabledReason : undefined}
        >
          {action.label}
        </Button>
      ))}
      {others.length === 0 ? null : (
        <Menu
          label={common('action.more')}
          items={others}
          placement="top end"
          trigger={
            <IconButton label={common('action.more')} variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </>
  );
}
