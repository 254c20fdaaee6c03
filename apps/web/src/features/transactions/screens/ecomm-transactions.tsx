import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Skeleton } from '@kasa/ui/skeleton';
import { ReceiptText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { transactionsMessages } from '../messages/transactions/catalogue.ts';
import { Transactions } from './transactions.tsx';

/** `/list/ecomm_transactions/:id`: payments of one terminal, as `/transactions` shows all. */
export function EcommTransactionsScreen() {
  const text = useText(transactionsMessages);
  const { id = '' } = useParams();
  const { can } = usePermissions();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const terminal = useObject('getTerminal', id);
  const back = can('ecomm_manage')
    ? { label: text('terminal.ecomm'), href: paths.ecommTerminals() }
    : { label: text('terminal.all'), href: paths.terminals() };
  return (
    <PermissionGate title={text('list.title')} permission="transactions_view" back={back} isReading>
      <ObjectScreen
        title={text('list.title')}
        back={back}
        icon={ReceiptText}
        object={terminal}
        lost={{
          title: text('terminal.lostTitle'),
          text: text('terminal.lostText'),
          toList: text('terminal.toList'),
        }}
        skeleton={<Skeleton height="720px" />}
      >
        {({ name }) => (
          <Transactions
            key={id}
            of={{ terminalId: id, title: isPhone ? name : text('terminal.title', { name }), back }}
          />
        )}
      </ObjectScreen>
    </PermissionGate>
  );
}
