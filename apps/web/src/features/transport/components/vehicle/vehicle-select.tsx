import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { ComponentProps } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { SearchSelect, type SearchSelectProps, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { type FormFieldProps, useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { useList } from '#shared/query/use-list.ts';
import { useObjectItem } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { Vehicle } from '../../model/types.ts';
import { isFitFor } from '../../model/vehicle-status-rules.ts';

export interface VehicleChoice {
  /**
   * Driver to check for: parked vehicles come first; those that this driver could not take now are disabled, with the
   * reason.
   */
  fitFor?: string | null | undefined;
  /** The current vehicle, shown disabled. */
  except?: string | undefined;
  /** The route it will be on: vehicles of its kind in its city are offered while nothing is searched for. */
  routeId?: string | null | undefined;
}

function VehicleSelect({ fitFor = null, except, routeId, ...props }: SearchSelectProps & VehicleChoice) {
  const text = useText(vehicleMessages);
  const describe = useVehicleDescription();
  const [q, search] = useDebouncedSearch();
  const route = useObjectItem('getRoute', routeId, ({ mode, city }) => ({ mode: [mode], city: [city] }));
  const { vehicles, query } = useVehicleOptions(q === '' ? { ...route } : { q }, fitFor !== null);
  const toItem = (vehicle: Vehicle) => ({
    id: vehicle.id,
    label: `${vehicle.transport_num} · ${vehicle.name}`,
    description: describe(vehicle),
    isDisabled: vehicle.id === except || (fitFor !== null && !isFitFor(fitFor, vehicle)),
  });
  const items = vehicles.map(toItem);
  const isFound = vehicles.some(({ id }) => id === props.value);
  const own = useObjectItem('getTransport', isFound ? null : props.value, toItem);
  return (
    <SearchSelect
      {...props}
      hint={props.hint ?? (route ? text('vehicles.offered') : undefined)}
      items={[...items.filter((item) => !item.isDisabled), ...items.filter((item) => item.isDisabled)]}
      known={own}
      query={query}
      searched={q}
      searchLabel={text('vehicles.searchPlaceholder')}
      onSearch={search}
    />
  );
}

const OFFERED = 20;

type VehicleFilter = Pick<NonNullable<InputOf<'listTransports'>['query']>, 'q' | 'mode' | 'city'>;

/**
 * Vehicles to select from.
 * @param isFreeFirst parked vehicles come first, even beyond the first page
 */
function useVehicleOptions(wanted: VehicleFilter, isFreeFirst: boolean) {
  const all = useList('listTransports', { ...wanted, perPage: OFFERED });
  const ready = useOperation(
    'listTransports',
    { query: { ...wanted, status: ['parked'], perPage: OFFERED } },
    { keepsPrevious: true, isEnabled: isFreeFirst },
  );
  const first = (isFreeFirst && ready.data?.items) || [];
  const others = (all.data?.items ?? []).filter(({ id }) => !first.some((one) => one.id === id));
  return {
    vehicles: [...first, ...others],
    query: {
      isFetching: all.isFetching || ready.isFetching,
      isError: all.isError || ready.isError,
      isPlaceholderData: all.isPlaceholderData || (isFreeFirst && ready.isPlaceholderData),
      refetch: () => Promise.all([all.refetch(), ...(isFreeFirst ? [ready.refetch()] : [])]),
    },
  };
}

function useVehicleDescription(): (vehicle: Vehicle) => string {
  const drivers = useText(driversMessages);
  const { display } = useFields(vehicleFields);
  const format = useFormat();
  return (vehicle) => {
    const { state_number, driver, status, status_color, next_to_date } = vehicle;
    const date = format.day(next_to_date);
    const parts = [
      state_number && format.plate(state_number),
      driver ? drivers('choice.busy', { name: driver.name }) : display('status', status),
      drivers(status_color === 'danger' ? 'choice.overdue' : 'choice.inspection', { date }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
}

export function FormVehicle<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<SearchSelectProps, Values> & VehicleChoice) {
  const { value, ...field } = useField({ form, name });
  return <VehicleSelect {...rest} {...field} value={typeof value === 'string' ? value : null} />;
}

/** The vehicle beside the route of the same form. */
export function FormVehicleOfRoute<Values extends FieldValues>(
  props: ComponentProps<typeof FormVehicle<Values>>,
) {
  const routeId = useWatch({ control: props.form.hook.control, name: 'route_id' as Path<Values> });
  return <FormVehicle {...props} routeId={routeId} />;
}
