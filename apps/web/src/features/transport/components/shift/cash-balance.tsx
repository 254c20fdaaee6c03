import { Status, type StatusTone } from '@kasa/ui/status';
import { CircleCheck, CircleMinus, CirclePlus, type LucideIcon } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';

const looks = {
  even: { tone: 'positive', icon: CircleCheck },
  shortage: { tone: 'danger', icon: CircleMinus },
  surplus: { tone: 'warning', icon: CirclePlus },
} as const satisfies Record<string, { tone: StatusTone; icon: LucideIcon }>;

export function CashBalanceLabel({
  difference,
  variant,
}: {
  /** Handed over minus expected, in kopiykas (contract: `cash_difference`). */
  difference: number;
  variant?: 'plain' | 'badge' | undefined;
}) {
  const text = useText(driversMessages);
  const format = useFormat();
  const kind = difference === 0 ? 'even' : difference < 0 ? 'shortage' : 'surplus';
  return (
    <Status {...looks[kind]} variant={variant}>
      {text(`cash.${kind}`, { amount: format.money(Math.abs(difference)) })}
    </Status>
  );
}
