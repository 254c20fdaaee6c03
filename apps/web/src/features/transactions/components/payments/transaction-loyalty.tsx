import { KeyValue } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { transactionsMessages } from '../../messages/transactions/catalogue.ts';
import type { TransactionDetails } from '../../model/types.ts';

/** What each discount did to a purchase, from its cost without them to what was paid; nothing where none were asked for. */
export function TransactionLoyalty({ payment: { amount, loyalty } }: { payment: TransactionDetails }) {
  const text = useText(transactionsMessages);
  const format = useFormat();
  const { can } = usePermissions();
  if (!loyalty) return null;
  const { before, discounts } = loyalty;
  const doneBy = (discount: (typeof discounts)[number]) =>
    (['discount', 'spent', 'earned'] as const)
      .filter((what) => discount[what] > 0)
      .map((what) => text(`loyalty.${what}`, { amount: format.money(discount[what]) }))
      .join(' · ');
  return (
    <DrawerSection title={text('loyalty.title')}>
      <KeyValue
        items={[
          { id: 'before', label: text('loyalty.before'), value: format.money(before) },
          ...discounts.map((discount) => ({
            id: discount.id,
            label: text('loyalty.rule'),
            value: (
              <>
                {can('loyalty_manage') ? (
                  <Link
                    to={paths.discounts({ open: discount.id })}
                    className="text-accent-text underline underline-offset-2 hover:no-underline"
                  >
                    {discount.name}
                  </Link>
                ) : (
                  discount.name
                )}
                {`: ${doneBy(discount)}`}
              </>
            ),
          })),
          { id: 'paid', label: text('totals.paid'), value: format.money(amount) },
        ]}
      />
      {discounts.length === 0 ? <p className="text-text-muted">{text('loyalty.none')}</p> : null}
    </DrawerSection>
  );
}
