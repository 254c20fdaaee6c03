import type { CompositionInput } from '@kasa/contracts/catalogue/compositions';
import type { LineKind } from '@kasa/contracts/catalogue/ingredient-values';
import type { FormOf } from '#shared/entity/entity-form.tsx';

/** A form with the lines of a composition; that of a template has a name, too. */
export type LinesForm = FormOf<typeof CompositionInput>;

/** A line while it is typed. */
export interface TypedLine {
  readonly kind: LineKind;
  readonly id: string | null;
  readonly quantity: number | null;
  readonly loss: number | null;
}

/** A line of a composition as a form holds it. */
export const typedLine = ({ kind, id, quantity, loss }: TypedLine): TypedLine => ({
  kind,
  id,
  quantity,
  loss,
});
