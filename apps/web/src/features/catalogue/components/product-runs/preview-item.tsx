import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProductAction, ProductRunPreview } from '../../model/product-run.ts';
import { useChangeWords } from './use-change-words.ts';

/** A product of a preview, with what would change or why nothing does. */
export function PreviewItem({
  action,
  item: { product, before, after },
  leftOut,
}: {
  action: ProductAction;
  item: ProductRunPreview['items'][number];
  leftOut: ReactNode;
}) {
  const { value } = useChangeWords();
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-medium">{product.name}</span>
        <span className="block text-text-muted text-xs figures">{product.article}</span>
      </div>
      {after === null ? (
        <div className="min-w-0">
          <span className="block text-text-muted text-[13px] figures">{value(action, before)}</span>
          {leftOut}
        </div>
      ) : (
        <p className="min-w-0 figures [overflow-wrap:anywhere]">
          <del className="no-underline">{value(action, before)}</del>
          <ArrowRight size={14} aria-hidden className="mx-1 inline-block align-[-2px] text-text-muted" />
          <ins className="font-medium no-underline">{value(action, after)}</ins>
        </p>
      )}
    </li>
  );
}
