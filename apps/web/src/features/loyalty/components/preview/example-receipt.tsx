import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import type { Outcome, PricedLine } from '@kasa/contracts/loyalty/engine-values';
import { discountFields } from '@kasa/contracts/loyalty/fields';
import { reasonWords } from '@kasa/contracts/loyalty/reason-words';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { weekdayNamed } from '@kasa/contracts/shared/kyiv-clock';
import { KeyValue, type KeyValueItem } from '@kasa/ui/key-value';
import { NumberField } from '@kasa/ui/number-field';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { TimeField } from '@kasa/ui/time-field';
import { useEffect, useId, useState } from 'react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import {
  type ExampleLine,
  exampleDay,
  exampleQuantity,
  exampleTime,
  keptUnits,
  MOST_PIECES,
  priceExample,
  withoutLimits,
} from '../../model/example-receipt.ts';
import { useExampleBuyer } from './use-example-buyer.tsx';
import { useExampleLines } from './use-example-lines.ts';

/** Thousandths of a unit. */
const UNIT = 1_000;

/** A receipt with the discount, whose quantities, buyer and time can be changed. */
export function ExampleReceipt({
  discount,
  onResult,
}: {
  discount: DiscountFields;
  /** Hears what the receipt comes to, to tell it. */
  onResult: (told: string) => void;
}) {
  const text = useText(discountMessages);
  const format = useFormat();
  const { display } = useFields(discountFields);
  const id = useId();
  const [today] = useState(kyivDay(new Date(useServerTime())));
  const { goods, isPending, failed } = useExampleLines(discount);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number | null>>>({});
  const [time, setTime] = useState<string | null>(null);
  const buyer = useExampleBuyer(discount);
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
  const day = exampleDay(discount, at, today);
  const example = { lines, time: at, customer: buyer.customer };
  const outcome = priceExample(discount, example, today);
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
          <TimeField
            label={text('example.time')}
            hint={`${display('week_days', weekdayNamed(day))}, ${format.day(day)}`}
            value={at}
            onChange={setTime}
          />
          {buyer.fields}
          <Result
            outcome={outcome}
            uncut={withoutLimits(discount, example, today, outcome)}
            isOfPieces={discount.rule.type === 'by_purchase_count' && discount.rule.counts === 'pieces'}
            onResult={onResult}
          />
        </>
      )}
    </section>
  );
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
  const words = spent === 0 ? 'line' : discount === 0 ? 'lineBonuses' : 'lineSpent';
  const said = text(`example.${words}`, {
    ...{ before: format.sum(before), discount: format.sum(discount) },
    ...{ spent: format.sum(spent), amount: format.money(amount) },
  });
  return (
    <li className="flex items-start justify-between gap-2 border-border border-b py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="break-words">{keptUnits(line.name)}</p>
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
function Result({
  outcome,
  uncut,
  isOfPieces,
  onResult,
}: {
  outcome: Outcome;
  /** What the discount would give without limits; null: they cut nothing. */
  uncut: number | null;
  isOfPieces: boolean;
  onResult: (told: string) => void;
}) {
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
  const isApplied = rule?.reason === 'applied';
  const why = rule ? text('example.why', { reason: reasonWords[rule.reason][locale] }) : '';
  const missing =
    rule && rule.missing !== null && !isApplied
      ? text(isOfPieces ? 'example.missingPieces' : 'example.missing', { count: rule.missing })
      : '';
  const limited = uncut === null ? '' : text('example.limited', { amount: format.money(uncut) });
  const told = `${why}. ${text('example.amount')}: ${format.money(outcome.amount)}. ${limited}${missing}`;
  useEffect(() => onResult(told), [onResult, told]);
  return (
    <>
      <KeyValue items={shown.map(sum)} />
      <div className="flex flex-col gap-1">
        <Status tone={isApplied ? 'positive' : 'neutral'}>{why}</Status>
        {limited === '' ? null : <p className="text-[13px] text-text-muted">{limited}</p>}
        {missing === '' ? null : <p className="text-[13px] text-text-muted">{missing}</p>}
      </div>
    </>
  );
}
