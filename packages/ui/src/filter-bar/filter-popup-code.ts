import { onDemand } from '../on-demand/on-demand.tsx';

/** Popover of the chips and of "+ Filter", loaded on demand. */
export const filterPopup = onDemand(() => import('./filter-popup.tsx'));
