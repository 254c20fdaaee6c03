import { type LineKind, MAX_COMPOSITION_LINES } from '@kasa/contracts/catalogue/ingredient-values';
import { Button } from '@kasa/ui/button';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useListProblem } from '#shared/forms/use-list-problem.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { type LinesForm, type TypedLine, typedLine } from '../../model/composition-form.ts';
import { CompositionLine } from './composition-line.tsx';
import { CompositionTotal } from './composition-total.tsx';
import { StartFromTemplate } from './start-from-template.tsx';
import { type Component, useComponents } from './use-components.ts';

/**
 * The lines of a composition: what is taken, how much of it, what is lost, and what that costs.
 * @param known what the lines that are there take
 * @param price of the product, for its margin; undefined: a template, which holds ingredients alone
 */
export function CompositionLinesField({
  form,
  known,
  price,
}: {
  form: LinesForm;
  known: readonly Component[];
  price?: number | undefined;
}) {
  const text = useText(compositionMessages);
  const { control } = form.hook;
  const { fields, append, remove, replace } = useFieldArray({
    ...{ control, name: 'lines' as never },
    // Lines have an `id` of their own.
    keyName: 'key',
  });
  const lines = (useWatch({ control, name: 'lines' as never }) ?? []) as readonly TypedLine[];
  const [started, setStarted] = useState<readonly Component[]>([]);
  const components = useComponents(lines, [...known, ...started]);
  const isFull = fields.length >= MAX_COMPOSITION_LINES;
  const add = (kind: LineKind) =>
    append({ kind, id: null, quantity: null, loss: 0 } as never, {
      focusName: `lines.${fields.length}.id` as never,
    });
  const start = (template: DataOf<'getIngredientTemplate'>) => {
    setStarted(template.lines);
    replace(template.lines.map(typedLine) as never);
  };
  const place = useRef<HTMLDivElement>(null);
  const problem = useListProblem(form, 'lines', place);
  return (
    <div ref={place} className="flex min-w-0 flex-col gap-4">
      {price === undefined ? null : <StartFromTemplate onStart={start} hasLines={fields.length > 0} />}
      {fields.map(({ key }, index) => (
        <CompositionLine
          key={key}
          form={form}
          index={index}
          line={lines[index]}
          component={components.get(lines[index]?.id ?? '')}
          onRemove={() => remove(index)}
        />
      ))}
      {fields.length === 0 && problem ? (
        <p role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      ) : null}
      {isFull ? null : (
        <div data-add className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Plus />} onPress={() => add('ingredient')}>
            {text('line.addIngredient')}
          </Button>
          {price === undefined ? null : (
            <Button size="sm" icon={<Plus />} onPress={() => add('product')}>
              {text('line.addProduct')}
            </Button>
          )}
        </div>
      )}
      <CompositionTotal
        lines={lines.map((line) => ({ ...line, price: components.get(line.id ?? '')?.price ?? null }))}
        price={price}
      />
    </div>
  );
}
