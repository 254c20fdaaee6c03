import { lineCost } from '@kasa/contracts/catalogue/composition-cost';
import { productFields } from '@kasa/contracts/catalogue/fields';
import { compositionLineFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { MAX_QUANTITY, THOUSANDTHS } from '@kasa/contracts/catalogue/ingredient-values';
import { IconButton } from '@kasa/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormQuantity } from '#shared/forms/fields/form-quantity.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import type { LinesForm, TypedLine } from '../../model/composition-form.ts';
import { FormIngredient, FormPart } from './line-selects.ts';
import type { Component } from './use-components.ts';

/** A line of a composition while it is typed. @param component what it takes; undefined: not chosen, or on its way */
export function CompositionLine({
  form,
  index,
  line,
  component,
  onRemove,
}: {
  form: LinesForm;
  index: number;
  line: TypedLine | undefined;
  component: Component | undefined;
  onRemove: () => void;
}) {
  const text = useText(compositionMessages);
  const { display } = useFields(compositionLineFields);
  const { display: displayUnit } = useFields(productFields);
  const n = index + 1;
  const at = (part: 'id' | 'quantity' | 'loss') => `lines.${index}.${part}` as never;
  const isPart = line?.kind === 'product';
  const Choice = isPart ? FormPart : FormIngredient;
  const { quantity, loss } = line ?? {};
  const cost =
    component && quantity && loss != null ? lineCost({ quantity, loss, price: component.price }) : null;
  return (
    <fieldset
      aria-label={text('line.one', { n })}
      className="flex min-w-0 flex-wrap items-start gap-2 border-border border-t pt-3"
    >
      <div className="min-w-0" style={{ flex: '1 1 14rem' }}>
        <Choice
          form={form}
          name={at('id')}
          label={text(isPart ? 'line.product' : 'line.ingredient', { n })}
          placeholder={text('line.choose')}
          known={component && { id: component.id, label: component.name }}
        />
      </div>
      <div style={{ flex: '0 0 8rem' }}>
        <FormQuantity
          form={form}
          name={at('quantity')}
          label={text('line.quantity', { n })}
          unit={component && displayUnit('unit', component.unit)}
          min={0}
          max={MAX_QUANTITY / THOUSANDTHS}
          hint={cost === null ? undefined : text('line.cost', { cost: display('cost', cost) })}
        />
      </div>
      <div style={{ flex: '0 0 6.5rem' }}>
        <FormPercent form={form} name={at('loss')} label={text('line.loss', { n })} min={0} max={99.99} />
      </div>
      <div className="mt-6">
        <IconButton label={text('line.remove', { n })} onPress={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </fieldset>
  );
}
