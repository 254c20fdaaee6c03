import { onDemand } from '../on-demand/on-demand.tsx';

export const lazyFilterPopup = onDemand(() => import('./filter-popup.tsx'));
