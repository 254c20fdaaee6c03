/** Vehicles by depot and route; a line is a range of fleet numbers. */
import type { VehicleFields } from '@kasa/contracts/transport/vehicles';

export interface FleetSeed {
  readonly depot: string;
  /** Null for vehicles in reserve. */
  readonly route: string | null;
  readonly mode: VehicleFields['mode'];
  readonly models: readonly string[];
  readonly from: number;
  readonly count: number;
  /** How many, from the first, are on the route with a driver on shift. */
  readonly onRoute: number;
}

const MINIBUSES = ['Еталон А08116', 'I-VAN A07A', 'Богдан А092'];

const lvivBuses = {
  depot: 'lviv-bus',
  mode: 'bus',
  models: ['Електрон А18501', 'ЛАЗ А183 «Сіті»', 'МАЗ 203', 'Богдан А70132'],
} as const;
const lvivMinibuses = { depot: 'lviv-bus', mode: 'minibus', models: MINIBUSES } as const;
const lvivTrams = {
  depot: 'lviv-electric',
  mode: 'tram',
  models: ['Електрон Т5L64', 'Татра КТ4СУ'],
} as const;
const lvivTrolleybuses = {
  depot: 'lviv-electric',
  mode: 'trolleybus',
  models: ['Електрон Т19102', 'ЛАЗ Е183', 'Шкода 14Тр'],
} as const;
const odesaTrams = {
  depot: 'odesa',
  mode: 'tram',
  models: ['К1М8 «Одісей»', 'Татра-Юг К1', 'Татра Т3 «Одеса»'],
} as const;
const odesaTrolleybuses = {
  depot: 'odesa',
  mode: 'trolleybus',
  models: ['Шкода 14Тр', 'ЛАЗ Е183А1', 'Богдан Т70117'],
} as const;
const kyivTrams = {
  depot: 'kyiv',
  mode: 'tram',
  models: ['PESA 71-414K', 'Електрон Т5В64', 'Татра-Юг К1'],
} as const;
const kyivBuses = {
  depot: 'kyiv',
  mode: 'bus',
  models: ['МАЗ 203', 'ЛАЗ А183 «Сіті»', 'Богдан А70132'],
} as const;
const kharkivTrolleybuses = {
  depot: 'kharkiv',
  mode: 'trolleybus',
  models: ['Богдан Т70117', 'PTS 12', 'ЛАЗ Е301'],
} as const;
const frankivskTrolleybuses = {
  depot: 'frankivsk',
  mode: 'trolleybus',
  models: ['Електрон Т19102', 'Богдан Т70117'],
} as const;
const frankivskBuses = { depot: 'frankivsk', mode: 'bus', models: ['МАЗ 206', 'Богдан А70132'] } as const;
const frankivskMinibuses = { depot: 'frankivsk', mode: 'minibus', models: MINIBUSES } as const;
const dniproTrams = {
  depot: 'dnipro',
  mode: 'tram',
  models: ['Татра Т3УА-3 «Каштан»', 'Татра-Юг К1'],
} as const;

export const firstMerchantFleets: readonly FleetSeed[] = [
  { ...lvivBuses, models: ['Електрон А18501'], route: 'lviv-bus33', from: 1201, count: 8, onRoute: 4 },
  { ...lvivBuses, route: 'lviv-bus16', from: 1209, count: 14, onRoute: 7 },
  { ...lvivBuses, route: null, from: 1223, count: 6, onRoute: 0 },
  { ...lvivMinibuses, route: null, from: 1229, count: 6, onRoute: 0 },
  { ...lvivTrams, route: 'lviv-tram1', from: 1001, count: 7, onRoute: 3 },
  { ...lvivTrams, route: 'lviv-tram6', from: 1008, count: 6, onRoute: 3 },
  { ...lvivTrams, route: 'lviv-tram8', from: 1014, count: 8, onRoute: 4 },
  { ...lvivTrolleybuses, route: 'lviv-trolleybus24', from: 521, count: 8, onRoute: 3 },
  { ...lvivTrolleybuses, route: 'lviv-trolleybus25', from: 529, count: 8, onRoute: 4 },
  { ...lvivTrolleybuses, route: null, from: 537, count: 3, onRoute: 0 },
  { ...odesaTrams, route: 'odesa-tram5', from: 4001, count: 6, onRoute: 3 },
  { ...odesaTrams, route: 'odesa-tram18', from: 4007, count: 6, onRoute: 3 },
  { ...odesaTrams, route: 'odesa-tram26', from: 4013, count: 5, onRoute: 2 },
  { ...odesaTrams, route: 'odesa-tram28', from: 4018, count: 5, onRoute: 2 },
  { ...odesaTrams, route: 'odesa-tram10', from: 4023, count: 4, onRoute: 2 },
  { ...odesaTrolleybuses, route: 'odesa-trolleybus3', from: 2001, count: 4, onRoute: 2 },
  { ...odesaTrolleybuses, route: 'odesa-trolleybus8', from: 2005, count: 4, onRoute: 2 },
  { ...odesaTrolleybuses, route: 'odesa-trolleybus9', from: 2009, count: 4, onRoute: 2 },
  { ...odesaTrolleybuses, route: 'odesa-trolleybus10', from: 2013, count: 4, onRoute: 1 },
  { ...odesaTrams, route: null, from: 4027, count: 2, onRoute: 0 },
  { ...kyivTrams, route: 'kyiv-tram18', from: 5601, count: 6, onRoute: 3 },
  { ...kyivTrams, route: 'kyiv-tram1', from: 5607, count: 7, onRoute: 3 },
  { ...kyivBuses, route: 'kyiv-bus62', from: 1701, count: 7, onRoute: 3 },
  { ...kharkivTrolleybuses, route: 'kharkiv-trolleybus2', from: 3401, count: 6, onRoute: 2 },
  { ...kharkivTrolleybuses, route: 'kharkiv-trolleybus5', from: 3407, count: 6, onRoute: 2 },
];

export const secondMerchantFleets: readonly FleetSeed[] = [
  { ...frankivskTrolleybuses, route: 'frankivsk-trolleybus2', from: 201, count: 4, onRoute: 2 },
  { ...frankivskBuses, route: 'frankivsk-bus24', from: 301, count: 3, onRoute: 1 },
  { ...frankivskMinibuses, route: 'frankivsk-minibus-s1', from: 401, count: 2, onRoute: 1 },
  { ...dniproTrams, route: 'dnipro-tram1', from: 1301, count: 3, onRoute: 1 },
];
