import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { needsCustomer } from '@kasa/contracts/loyalty/engine-conditions';
import { MoneyField } from '@kasa/ui/money-field';
import { NumberField } from '@kasa/ui/number-field';
import { Switch } from '@kasa/ui/switch';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import { examplePast, MOST_PIECES } from '../../model/example-receipt.ts';

const BALANCE = 10_000;

/** Who buys: nobody who is known, or somebody with bonuses and earlier purchases. */
export function useExampleBuyer(discount: DiscountFields) {
  const text = useText(discountMessages);
  const common = useText(commonMessages);
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const [balance, setBalance] = useState<number | null>(BALANCE);
  const [past, setPast] = useState<number | null>(null);
  const [isGiven, setGiven] = useState(false);
  const is = isKnown ?? needsCustomer(discount.rule.type, discount.max_customer_amount);
  const { rule } = discount;
  const hasBalance = rule.type === 'purchase_bonus';
  const isSingle = rule.type === 'single_bonus';
  const hasPast = rule.type === 'by_purchase_count';
  const isOfPieces = hasPast && rule.counts === 'pieces';
  const before = past ?? examplePast(discount);
  return {
    customer: is
      ? { balance: hasBalance ? (balance ?? 0) : 0, past: hasPast ? before : 0, isGiven: isSingle && isGiven }
      : null,
    fields: (
      <>
        <Switch label={text('example.known')} value={is} onChange={setKnown} />
        {is && hasBalance ? (
          <MoneyField
            label={text('example.balance')}
            invalidText={common('money.invalid')}
            value={balance}
            onChange={setBalance}
          />
        ) : null}
        {is && isSingle ? <Switch label={text('example.given')} value={isGiven} onChange={setGiven} /> : null}
        {is && hasPast ? (
          <NumberField
            label={text(isOfPieces ? 'example.pastPieces' : 'example.past')}
            min={0}
            max={MOST_PIECES}
            value={before}
            onChange={setPast}
          />
        ) : null}
      </>
    ),
  };
}
