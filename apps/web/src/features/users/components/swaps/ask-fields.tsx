import { personLabel } from '@kasa/contracts/shared/person-label';
import type { ShiftTime } from '@kasa/contracts/users/schedule-rules';
import { SwapRequest } from '@kasa/contracts/users/swaps';
import { EmptyState } from '@kasa/ui/empty-state';
import { SelectField } from '@kasa/ui/select-field';
import { Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { shiftKey } from '../../model/schedule/week.ts';
import type { SwapColleague } from '../../model/swaps/swaps.ts';
import { useSwapWords } from './use-swap-words.ts';

/** Instead of a shift of the colleague. */
export const NOTHING = 'nothing';

/** `take`: the key of a shift of the colleague, or `NOTHING`. */
export const AskForm = SwapRequest.pick({ colleague_id: true, note: true }).extend({ take: z.string() });
type Form = ContractForm<FormValues<z.input<typeof AskForm>>>;

interface Props {
  form: Form;
  /** Which is offered. */
  shift: ShiftTime;
  colleagues: readonly SwapColleague[];
  /** Ids of those whose answer is still open. */
  asked: readonly string[];
}

/** Whom one asks, for what in return, and a note; or that there is nobody to ask. */
export function AskFields(props: Props) {
  const { form, colleagues } = props;
  const { text, shift: words } = useSwapWords();
  const id = useWatch({ control: form.hook.control, name: 'colleague_id' });
  if (colleagues.length === 0)
    return <EmptyState icon={Users} title={text('ask.nobody')} text={text('ask.nobodyText')} />;
  const shifts = colleagues.find((one) => one.id === id)?.shifts ?? [];
  return (
    <>
      <Colleague {...props} />
      {typeof id === 'string' ? (
        <FormSelect
          form={form}
          name="take"
          label={text('ask.take')}
          hint={shifts.length === 0 ? text('ask.noShifts') : undefined}
          items={[
            { id: NOTHING, label: text('ask.takeNothing') },
            ...shifts.map((one) => ({ id: shiftKey(one), label: words(one) })),
          ]}
        />
      ) : null}
      <FormText form={form} name="note" label={text('ask.note')} isSpellChecked />
    </>
  );
}

/** Those who are free at the time come first. */
function Colleague({ form, shift, colleagues, asked }: Props) {
  const { text } = useSwapWords();
  const { value, onChange, ...field } = useField({ form, name: 'colleague_id' });
  const items = colleagues
    .toSorted((a, b) => Number(b.is_free) - Number(a.is_free))
    .map((colleague) => {
      const isAsked = asked.includes(colleague.id);
      const worksIt = colleague.shifts.some((one) => shiftKey(one) === shiftKey(shift));
      const works = worksIt ? 'ask.same' : colleague.is_free ? 'ask.free' : 'ask.working';
      return {
        id: colleague.id,
        label: personLabel(colleague),
        description: text(isAsked ? 'ask.already' : works),
        isDisabled: isAsked || worksIt,
      };
    });
  return (
    <SelectField
      {...field}
      label={text('ask.colleague')}
      placeholder={text('ask.choose')}
      items={items}
      value={typeof value === 'string' ? value : null}
      onChange={(id) => {
        onChange(id);
        // Shifts of somebody else.
        form.hook.setValue('take', NOTHING);
      }}
      autoFocus
    />
  );
}
