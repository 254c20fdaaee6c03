import type { ReorderListTexts } from '@kasa/ui/reorder-list';
import { useMemo } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';

export function useReorderTexts(): ReorderListTexts {
  const text = useText(routesMessages);
  return useMemo(
    () => ({
      drag: (name) => text('stops.drag', { name }),
      moveUp: (name) => text('stops.up', { name }),
      moveDown: (name) => text('stops.down', { name }),
      edit: text('stops.edit'),
      remove: (name) => text('stops.remove', { name }),
      moved: (name, position, count) => text('stops.moved', { name, position, count }),
    }),
    [text],
  );
}
