import { DepotInput } from '@kasa/contracts/transport/depots';
import { depotFields } from '@kasa/contracts/transport/fields';
import { Warehouse } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import { transportQueryIds } from '../../queries.ts';
import { TransportErrorNotice } from '../transport-error-notice.tsx';

export const depotEntity = defineEntity({
  read: 'getDepot',
  create: 'createDepot',
  update: 'updateDepot',
  input: DepotInput,
  fields: depotFields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(depotMessages);
    return { words: entityWords(text, 'depot'), list: text('depots.title') };
  },
  icon: Warehouse,
  permission: 'transport_manage',
  refreshes: transportQueryIds,
  Refusal: TransportErrorNotice,
  listHref: paths.branchesList,
  href: paths.branch,
  editHref: paths.branchEdit,
});
