import type { RowAction } from '@kasa/ui/data-table';
import { Trash2 } from 'lucide-react';
import { useEntityActions } from '#shared/entity/use-entity-actions.ts';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { ingredientQueryIds } from '../../ingredient-queries.ts';
import { ingredientMessages } from '../../messages/ingredients/catalogue.ts';
import { ingredientEntity } from './ingredient-entity.ts';

/** The actions of rows, and the dialog that asks before one is deleted. */
export function useIngredientActions() {
  const text = useText(ingredientMessages);
  const { edit, guarded, history } = useEntityActions(ingredientEntity);
  const removal = useRemoval('deleteIngredient', text, {
    refreshes: ingredientQueryIds,
    success: text('ingredient.deleted'),
    refusal: (error) =>
      error?.kind === 'server' && error.codeName === 'ingredient_in_use' ? text('delete.inUse') : undefined,
  });
  const actions = (ingredient: DataOf<'getIngredient'>): RowAction[] => [
    edit(ingredient.id),
    guarded(
      {
        ...{ id: 'delete', label: text('action.delete'), icon: Trash2, tone: 'danger' },
        onAction: () => removal.ask(ingredient),
      },
      ingredient.used_by_count > 0 ? text('delete.inUse') : undefined,
    ),
    ...history(ingredient.id),
  ];
  return { actions, dialog: removal.dialog };
}
