import type { MapViewTexts } from '@kasa/ui/map-view';
import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';

/** The words of a map of stops. */
export function useMapTexts(): MapViewTexts {
  const text = useText(routesMessages);
  return useMemo(
    () => ({
      zoomIn: text('map.zoomIn'),
      zoomOut: text('map.zoomOut'),
      loading: text('map.loading'),
      place: (position, name) => text('map.stop', { position, name }),
    }),
    [text],
  );
}
