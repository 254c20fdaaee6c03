/** States of a vehicle (spec §4 "Transport status"): `on_route` is "На маршруті". */
export const vehicleStates = ['on_route', 'parked', 'maintenance', 'off_line'] as const;
export type VehicleState = (typeof vehicleStates)[number];

/** State machine. `shift`: by opening, changing and closing a shift; `dispatcher`: by `changeTransportStatus`. */
export const vehicleTransitions = [
  { from: 'parked', to: 'on_route', by: 'shift' },
  { from: 'on_route', to: 'parked', by: 'shift' },
  { from: 'parked', to: 'maintenance', by: 'dispatcher' },
  { from: 'parked', to: 'off_line', by: 'dispatcher' },
  { from: 'maintenance', to: 'parked', by: 'dispatcher' },
  { from: 'maintenance', to: 'off_line', by: 'dispatcher' },
  { from: 'off_line', to: 'parked', by: 'dispatcher' },
  { from: 'off_line', to: 'maintenance', by: 'dispatcher' },
] as const satisfies readonly { from: VehicleState; to: VehicleState; by: 'shift' | 'dispatcher' }[];

/** The states that a dispatcher can set; `on_route` is set only by a shift. */
export type SettableState = Extract<(typeof vehicleTransitions)[number], { by: 'dispatcher' }>['to'];

export function allowedNextStates(from: VehicleState): SettableState[] {
  return vehicleTransitions.flatMap((step) =>
    step.by === 'dispatcher' && step.from === from ? [step.to] : [],
  );
}
