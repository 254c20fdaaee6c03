import { customerTypes, type DiscountType } from '@kasa/contracts/loyalty/discount-values';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import type { Outcome, PricedLine } from '@kasa/contracts/loyalty/engine-values';
import { reasonWords } from '@kasa/contracts/loyalty/reason-words';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { MoneyField } from '@kasa/ui/money-field';
import { NumberField } from '@kasa/ui/number-field';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { Switch } from '@kasa/ui/switch';
import { TimeField } from '@kasa/ui/time-field';
import { useId, useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import {
  type ExampleLine,
  examplePast,
  exampleQuantity,
  exampleTime,
  MOST_PIECES,
  priceExample,
} from '../../model/example-receipt.ts';
import { useExampleLines } from './use-example-lines.ts';

/** Thousandths of a unit. */
const UNIT = 1_000;
const BALANCE = 10_000;

/** A receipt with the discount, whose quantities, buyer and time can be changed. */
export function ExampleReceipt({ discount }: { discount: DiscountFields }) {
  const text = useText(discountMessages);
  const id = useId();
  const [today] = useState(kyivDay(new Date(useServerTime())));
  const { goods, isPending, failed } = useExampleLines(discount);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number | null>>>({});
  const [time, setTime] = useState<string | null>(null);
  const buyer = useBuyer(discount);
  const usual = exampleQuantity(discount, goods);
  const quantityOf = (key: string) => {
    const typed = quantities[key];
    return typed === undefined ? usual : typed;
  };
  const lines = goods.map((one): ExampleLine => {
    return { ...one, quantity: Math.round((quantityOf(one.key) ?? 0) * UNIT) };
  });
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const at = time ?? exampleTime(discount);
  const outcome = priceExample(discount, { lines, time: at, customer: buyer.customer }, today);
  return (
    <section aria-labelledby={id} className="mt-4 flex min-w-0 flex-col gap-3 border-border border-t pt-3">
      <h3 id={id} className="font-semibold">
        {text('example.title')}
      </h3>
      {failed ? <LoadError query={failed} /> : null}
      {isPending ? <Skeleton height="160px" /> : null}
      {failed || isPending ? null : (
        <>
          <ul aria-labelledby={id} className="flex min-w-0 flex-col">
            {lines.map((line) => (
              <Line
                key={line.key}
                line={line}
                priced={outcome.lines[bought.indexOf(line)]}
                quantity={quantityOf(line.key)}
                onQuantity={(quantity) => setQuantities({ ...quantities, [line.key]: quantity })}
              />
            ))}
          </ul>
          <TimeField label={text('example.time')} value={at} onChange={setTime} />
          {buyer.fields}
          <Result outcome={outcome} />
        </>
      )}
    </section>
  );
}

/** Who buys: nobody who is known, or somebody with bonuses and earlier purchases. */
function useBuyer(discount: DiscountFields) {
  const text = useText(discountMessages);
  const common = useText(commonMessages);
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const [balance, setBalance] = useState<number | null>(BALANCE);
  const [past, setPast] = useState<number | null>(null);
  const isNeeded =
    (customerTypes as readonly DiscountType[]).includes(discount.rule.type) ||
    discount.max_customer_amount !== null;
  const is = isKnown ?? isNeeded;
  const { rule } = discount;
  const hasBalance = rule.type === 'purchase_bonus';
  const hasPast = rule.type === 'single_bonus' || rule.type === 'by_purchase_count';
  const isOfPieces = rule.type === 'by_purchase_count' && rule.counts === 'pieces';
  const before = past ?? examplePast(discount);
  return {
    customer: is ? { balance: hasBalance ? (balance ?? 0) : 0, past: hasPast ? before : 0 } : null,
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

function Line({
  line,
  priced,
  quantity,
  onQuantity,
}: {
  line: ExampleLine;
  /** Undefined: none of it is bought. */
  priced: PricedLine | undefined;
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
}) {
  const text = useText(discountMessages);
  const format = useFormat();
  const { before = 0, discount = 0, spent = 0, amount = 0 } = priced ?? {};
  const words = spent > 0 ? 'example.lineSpent' : 'example.line';
  const said = text(words, {
    ...{ before: format.sum(before), discount: format.sum(discount) },
    ...{ spent: format.sum(spent), amount: format.money(amount) },
  });
  return (
    <li className="flex items-start justify-between gap-2 border-border border-b py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="break-words">{line.name}</p>
        <p className="figures text-[13px] text-text-muted">
          {discount + spent > 0 ? said : format.money(amount)}
        </p>
      </div>
      <div className="shrink-0" style={{ width: '5rem' }}>
        <NumberField
          label={text('example.quantity', { name: line.name })}
          isLabelHidden
          min={0}
          max={MOST_PIECES}
          fractionDigits={3}
          value={quantity}
          onChange={onQuantity}
        />
      </div>
    </li>
  );
}

/** What is paid, what of bonuses, and whether the discount did anything, or why not. */
function Result({ outcome }: { outcome: Outcome }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const format = useFormat();
  const [rule] = outcome.rules;
  const sum = (id: 'before' | 'discount' | 'spent' | 'amount' | 'earned'): KeyValueItem => ({
    id,
    label: text(`example.${id}`),
    value: <span className="figures">{format.money(outcome[id])}</span>,
  });
  const shown = (['before', 'discount', 'spent', 'amount', 'earned'] as const).filter(
    (id) => id === 'before' || id === 'amount' || outcome[id] > 0,
  );
  if (rule === undefined) return null;
  const isApplied = rule.reason === 'applied';
  return (
    <>
      <KeyValue items={shown.map(sum)} />
      <div role="status" className="flex flex-col gap-1">
        <Status tone={isApplied ? 'positive' : 'neutral'}>
          {text('example.why', { reason: reasonWords[rule.reason][locale] })}
        </Status>
        {rule.missing !== null && !isApplied ? (
          <p className="text-[13px] text-text-muted">{text('example.missing', { count: rule.missing })}</p>
        ) : null}
      </div>
    </>
  );
}
