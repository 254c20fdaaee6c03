import { Status, type StatusTone } from '@kasa/ui/status';
import { CircleCheck, CircleMinus, CirclePlus, type LucideIcon } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { type CashBalance, cashBalance } from '../../model/cash.ts';

const looks: Readonly<Record<CashBalance['kind'], { tone: StatusTone; icon: LucideIcon }>> = {
  even: { tone: 'positive', icon: CircleCheck },
  shortage: { tone: 'danger', icon: CircleMinus },
  surplus: { tone: 'warning', icon: CirclePlus },
};

export function CashBalanceLabel({
  difference,
  variant,
}: {
  /** Handed over minus expected, in kopiykas. */
  difference: number;
  variant?: 'plain' | 'badge' | undefined;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const balance = cashBalance(difference);
  return (
    <Status {...looks[balance.kind]} variant={variant}>
      {balance.kind === 'even'
        ? text('cash.even')
        : text(`cash.${balance.kind}`, { amount: format.money(balance.amount) })}
    </Status>
  );
}
