import { MAX_STEPS, WHOLE_BP } from '@kasa/contracts/loyalty/discount-values';
import { ruleFields } from '@kasa/contracts/loyalty/fields';
import { hours, listed } from '@kasa/contracts/loyalty/sentence-parts';
import { Button } from '@kasa/ui/button';
import { IconButton } from '@kasa/ui/icon-button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormTime } from '#shared/forms/fields/form-time.tsx';
import { useListProblem } from '#shared/forms/use-list-problem.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { discountMessages } from '../../messages/discounts/catalogue.ts';
import type { DiscountFormOf } from '../../model/discount-form.ts';
import { idleSteps } from '../../model/discount-times.ts';
import { useRemovalFocus } from './use-removal-focus.ts';

/** The steps of a dynamic discount: from which sum, or in which hours, how much is off. */
export function StepsField({ form, by }: { form: DiscountFormOf; by: 'amount' | 'time' }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const { control } = form.hook;
  const list = by === 'amount' ? 'amount_steps' : 'time_steps';
  const { fields, append, remove } = useFieldArray({ control, name: `rule.${list}` as never });
  const place = useRef<HTMLFieldSetElement>(null);
  const problem = useListProblem(form, `rule.${list}`, place);
  const { removed } = useRemovalFocus(fields.length, place);
  const { of: _, ...spec } = { of: null, ...ruleFields[list] };
  const add = () =>
    append(
      (by === 'amount'
        ? { from_amount: null, percent_bp: null }
        : { from_time: null, to_time: null, percent_bp: null }) as never,
      { focusName: `rule.${list}.${fields.length}.${by === 'amount' ? 'from_amount' : 'from_time'}` },
    );
  return (
    <fieldset ref={place} aria-label={spec[locale]} className="flex min-w-0 flex-col gap-3">
      <p aria-hidden="true" className="text-[13px] font-medium">
        {spec[locale]}
      </p>
      {fields.map(({ id }, index) => (
        <Step
          key={id}
          form={form}
          list={list}
          index={index}
          onRemove={() => {
            removed(index);
            remove(index);
          }}
        />
      ))}
      {fields.length === 0 && problem ? (
        <p role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      ) : null}
      {by === 'time' ? <IdleSteps form={form} /> : null}
      {fields.length >= MAX_STEPS ? null : (
        <div data-add className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Plus />} onPress={add}>
            {text(by === 'amount' ? 'steps.addAmount' : 'steps.addTime')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** Says which steps never hold, as the discount has other hours. */
function IdleSteps({ form }: { form: DiscountFormOf }) {
  const text = useText(discountMessages);
  const locale = useLocale();
  const [from_time, to_time, steps] = useWatch({
    control: form.hook.control,
    name: ['from_time', 'to_time', 'rule.time_steps'],
  });
  const idle = idleSteps({ from_time, to_time }, steps);
  if (idle.length === 0) return null;
  const rows = listed(
    idle.map((n) => text('steps.row', { n })),
    locale,
  );
  return (
    <InlineNotice tone="warning" isLive>
      {text('steps.idle', { hours: hours(from_time, to_time, locale), rows })}
    </InlineNotice>
  );
}

function Step({
  form,
  list,
  index,
  onRemove,
}: {
  form: DiscountFormOf;
  list: 'amount_steps' | 'time_steps';
  index: number;
  onRemove: () => void;
}) {
  const text = useText(discountMessages);
  const n = index + 1;
  const at = <Part extends string>(part: Part) => `rule.${list}.${index}.${part}` as never;
  return (
    <fieldset
      aria-label={text('steps.one', { n })}
      className="flex min-w-0 flex-wrap items-start gap-2 border-border border-t pt-3"
    >
      {list === 'amount_steps' ? (
        <div className="min-w-0" style={{ flex: '1 1 8rem' }}>
          <FormMoney form={form} name={at('from_amount')} label={text('steps.fromAmount', { n })} />
        </div>
      ) : (
        <>
          <div style={{ flex: '1 1 8rem' }}>
            <FormTime form={form} name={at('from_time')} label={text('steps.fromTime', { n })} />
          </div>
          <div style={{ flex: '1 1 8rem' }}>
            <FormTime form={form} name={at('to_time')} label={text('steps.toTime', { n })} />
          </div>
        </>
      )}
      <div style={{ flex: '1 1 8rem' }}>
        <FormPercent
          form={form}
          name={at('percent_bp')}
          label={text('steps.percent', { n })}
          min={0}
          max={WHOLE_BP / 100}
        />
      </div>
      <div data-remove className="mt-6">
        <IconButton label={text('steps.remove', { n })} onPress={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </fieldset>
  );
}
