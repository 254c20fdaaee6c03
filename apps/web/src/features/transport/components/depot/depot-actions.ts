import type { RowAction } from '@kasa/ui/data-table';
import { Bus, Copy, IdCard, Phone } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { Depot } from '../../model/types.ts';
import { depotEntity } from './depot-entity.ts';

/** Actions of a depot, shared by the ⋯ menu and the context menu. */
export function useDepotActions(): (depot: Depot) => RowAction[] {
  const text = useText(depotMessages);
  const format = useFormat();
  const copy = useCopyText();
  const { open, edit, history } = useEntityActions(depotEntity);
  return ({ id, director_phone: phone }) => {
    const ofDepot = { branch_id: id };
    return [
      open(id),
      edit(id),
      { id: 'transports', label: text('action.transports'), icon: Bus, href: paths.transportList(ofDepot) },
      { id: 'drivers', label: text('action.drivers'), icon: IdCard, href: paths.driversList(ofDepot) },
      { id: 'call', label: text('action.call'), icon: Phone, href: `tel:${phone}` },
      { id: 'copy', label: text('action.copyPhone'), icon: Copy, onAction: () => copy(format.phone(phone)) },
      ...history(id),
    ];
  };
}
