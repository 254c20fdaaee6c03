import { onDemand } from '../on-demand/on-demand.tsx';

/** The floating box of chips and of "+ Filter". */
export const filterPopup = onDemand(() => import('./filter-popup.tsx'));
