import type { MapViewTexts } from '@kasa/ui/map-view';
import { useMemo } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';

export function useMapTexts(): MapViewTexts {
  const text = useText(routesMessages);
  const format = useFormat();
  return useMemo(
    () => ({
      zoomIn: text('map.zoomIn'),
      zoomOut: text('map.zoomOut'),
      loading: text('map.loading'),
      place: (position, name) => text('map.stop', { position, name }),
      group: (count) => text('map.group', { count }),
      scheme: text('map.scheme'),
      distance: (metres) =>
        metres < 1000
          ? text('map.metres', { length: format.number(metres) })
          : text('map.kilometres', { length: format.number(metres / 1000) }),
    }),
    [text, format],
  );
}
