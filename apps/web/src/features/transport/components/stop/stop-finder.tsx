import { ComboboxField } from '@kasa/ui/combobox-field';
import { useDeferredValue, useMemo } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useList } from '#shared/query/use-list.ts';
import { asText } from '#shared/table/filter-parsers.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { distinctStops, formatLocation, type Stop, stopKey } from '../../model/stops.ts';

export function StopFinder({ city, onFind }: { city: string; onFind: (stop: Stop) => void }) {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const { data, isFetching, isError } = useList('listRoutes', {
    city: asText(useDeferredValue(city)),
    perPage: 20,
  });
  const stops = useMemo(() => distinctStops(data?.items ?? []), [data]);
  return (
    <ComboboxField
      label={text('stops.find')}
      hint={text('stops.findHint')}
      placeholder={text('stops.findPlaceholder')}
      items={stops.map((stop) => ({
        id: stopKey(stop),
        label: stop.name,
        description: formatLocation(stop.geometry.location),
      }))}
      isLoading={isFetching}
      loadingLabel={common('table.loading')}
      emptyText={isError ? common('list.failed') : text('stops.findNone')}
      value={null}
      onChange={(id) => {
        const found = stops.find((stop) => stopKey(stop) === id);
        if (found) onFind(found);
      }}
    />
  );
}
