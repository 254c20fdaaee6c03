import { onDemand } from '../on-demand/on-demand.tsx';

export const filterPopup = onDemand(() => import('./filter-popup.tsx'));
