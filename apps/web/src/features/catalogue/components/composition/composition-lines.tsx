import { compositionLineText } from '@kasa/contracts/catalogue/composition-text';
import { compositionLineFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';

/** The lines of a composition to look at, each with what it costs. */
export function CompositionLines({ lines }: { lines: DataOf<'getProductComposition'>['lines'] }) {
  const locale = useLocale();
  const { display } = useFields(compositionLineFields);
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line.id} className="flex justify-between gap-x-4">
          <span className="min-w-0">{compositionLineText(line, locale)}</span>
          <span className="figures shrink-0 text-text-muted">{display('cost', line.cost)}</span>
        </li>
      ))}
    </ul>
  );
}
