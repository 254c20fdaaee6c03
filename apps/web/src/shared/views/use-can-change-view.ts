import { SHARING_PERMISSION } from '@kasa/contracts/auth/saved-views';
import { usePermissions } from '../permissions/use-permissions.ts';
import type { SavedView } from './view-search.ts';

/** Whether the user may share views with the merchant. */
export const useCanShareViews = () => usePermissions().can(SHARING_PERMISSION);

/** Whether the user may change and delete a view, not only put it in order for themselves. */
export function useCanChangeView() {
  const canShare = useCanShareViews();
  return ({ is_shared }: Pick<SavedView, 'is_shared'>) => canShare || !is_shared;
}
