import { pointFields } from '@kasa/contracts/points/fields';
import type { RegisterLink } from '@kasa/contracts/points/offline-rules';
import { CircleCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';

export const LinkStatus = createChoiceStatus<RegisterLink>(pointFields, 'register_link', {
  online: { tone: 'positive', icon: CircleCheck },
  offline: { tone: 'warning', icon: CloudOff },
  returning: { tone: 'info', icon: RefreshCw },
  refused: { tone: 'danger', icon: TriangleAlert },
});
