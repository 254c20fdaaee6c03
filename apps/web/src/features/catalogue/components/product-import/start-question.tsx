import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { productImportMessages } from '../../messages/product-import/catalogue.ts';
import type { ProductImport } from '../../model/product-import.ts';

/** What is agreed to: how many products are new or change, and which rows are passed over. */
export function StartQuestion({ of: { counts } }: { of: ProductImport }) {
  const text = useText(productImportMessages);
  const format = useFormat();
  const passed = (
    [
      ['start.same', counts.same],
      ['start.wrong', counts.wrong],
      ['start.leftOut', counts.left_out],
    ] as const
  ).flatMap(([id, count]) => (count > 0 ? [text(id, { count: format.number(count) })] : []));
  return (
    <div className="flex flex-col gap-3">
      <ul>
        <li>{text('start.new', { count: format.number(counts.new) })}</li>
        <li>{text('start.changed', { count: format.number(counts.changed) })}</li>
        {passed.length > 0 ? <li>{text('start.passed', { list: passed.join(', ') })}</li> : null}
      </ul>
      <p className="text-text-muted">{text('start.later')}</p>
    </div>
  );
}
