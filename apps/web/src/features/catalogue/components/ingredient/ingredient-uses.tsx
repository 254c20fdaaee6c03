import { compositionLineFields } from '@kasa/contracts/catalogue/ingredient-fields';
import { Link } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { ingredientMessages } from '../../messages/ingredients/catalogue.ts';

const SHOWN = 50;

/** What uses an ingredient, as links. */
export function IngredientUses({ id }: { id: string }) {
  const text = useText(ingredientMessages);
  const { display } = useFields(compositionLineFields);
  const input = { params: { id }, query: { perPage: SHOWN } };
  const query = useOperation('listIngredientUses', input, { isQuiet: true });
  const { data } = query;
  if (data === undefined) return <RetryLine query={query} />;
  const rest = data.total - data.items.length;
  return (
    <DrawerSection title={text('uses.title')}>
      {data.total === 0 ? <p className="text-text-muted">{text('uses.none')}</p> : null}
      <ul className="flex flex-col gap-1">
        {data.items.map((use) => (
          <li key={use.id}>
            <Link
              to={
                use.kind === 'product'
                  ? paths.products({ open: use.id })
                  : paths.ingredientTemplates({ open: use.id })
              }
            >
              {use.name}
            </Link>{' '}
            <span className="figures text-[13px] text-text-muted">
              {text(use.kind === 'product' ? 'uses.product' : 'uses.template', {
                quantity: display('quantity', use.quantity),
              })}
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-[13px] text-text-muted">{text('uses.rest', { count: rest })}</p>
      ) : null}
    </DrawerSection>
  );
}
