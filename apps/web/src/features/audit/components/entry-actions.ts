import type { RowAction } from '@kasa/ui/data-table';
import { Copy, ExternalLink, History, UserRound } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { auditMessages } from '../messages/catalogue.ts';
import { objectLink } from '../model/object-link.ts';
import type { AuditEntry } from '../model/types.ts';

/** Actions of an entry, for both the ⋯ menu and the context menu. */
export function useEntryActions(
  filter: (changes: { object_id?: string; user_id?: string }) => void,
): (entry: AuditEntry) => RowAction[] {
  const text = useText(auditMessages);
  const copy = useCopyText();
  const reader = useSession()?.user;
  return (entry) => {
    const { user, object, address } = entry;
    const href = objectLink(entry, reader);
    return [
      ...(href === undefined
        ? []
        : [{ id: 'open', label: text('action.openObject'), icon: ExternalLink, href }]),
      {
        id: 'object',
        label: text('action.byObject'),
        icon: History,
        onAction: () => filter({ object_id: object.id }),
      },
      ...(user === null
        ? []
        : [
            {
              id: 'person',
              label: text('action.byPerson'),
              icon: UserRound,
              onAction: () => filter({ user_id: user.id }),
            },
          ]),
      { id: 'copy', label: text('action.copyAddress'), icon: Copy, onAction: () => copy(address) },
    ];
  };
}
