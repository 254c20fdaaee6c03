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

const BUSES = ['Електрон А18501', 'ЛАЗ А183 «Сіті»', 'МАЗ 203', 'Богдан А70132'];
const MINIBUSES = ['Еталон А08116', 'I-VAN A07A', 'Богдан А092'];
const LVIV_TRAMS = ['Електрон Т5L64', 'Татра КТ4СУ'];
const LVIV_TROLLEYBUSES = ['Електрон Т19102', 'ЛАЗ Е183', 'Шкода 14Тр'];
const ODESA_TRAMS = ['К1М8 «Одісей»', 'Татра-Юг К1', 'Татра Т3 «Одеса»'];
const ODESA_TROLLEYBUSES = ['Шкода 14Тр', 'ЛАЗ Е183А1', 'Богдан Т70117'];
const KYIV_TRAMS = ['PESA 71-414K', 'Електрон Т5В64', 'Татра-Юг К1'];
const KYIV_BUSES = ['МАЗ 203', 'ЛАЗ А183 «Сіті»', 'Богдан А70132'];
const KHARKIV_TROLLEYBUSES = ['Богдан Т70117', 'PTS 12', 'ЛАЗ Е301'];

export const firstMerchantFleets: readonly FleetSeed[] = [
  {
    depot: 'lviv-bus',
    route: 'lviv-bus33',
    mode: 'bus',
    models: ['Електрон А18501'],
    from: 1201,
    count: 8,
    onRoute: 4,
  },
  { depot: 'lviv-bus', route: 'lviv-bus16', mode: 'bus', models: BUSES, from: 1209, count: 14, onRoute: 7 },
  { depot: 'lviv-bus', route: null, mode: 'bus', models: BUSES, from: 1223, count: 6, onRoute: 0 },
  { depot: 'lviv-bus', route: null, mode: 'minibus', models: MINIBUSES, from: 1229, count: 6, onRoute: 0 },
  {
    depot: 'lviv-electric',
    route: 'lviv-tram1',
    mode: 'tram',
    models: LVIV_TRAMS,
    from: 1001,
    count: 7,
    onRoute: 3,
  },
  {
    depot: 'lviv-electric',
    route: 'lviv-tram6',
    mode: 'tram',
    models: LVIV_TRAMS,
    from: 1008,
    count: 6,
    onRoute: 3,
  },
  {
    depot: 'lviv-electric',
    route: 'lviv-tram8',
    mode: 'tram',
    models: LVIV_TRAMS,
    from: 1014,
    count: 8,
    onRoute: 4,
  },
  {
    depot: 'lviv-electric',
    route: 'lviv-trolleybus24',
    mode: 'trolleybus',
    models: LVIV_TROLLEYBUSES,
    from: 521,
    count: 8,
    onRoute: 3,
  },
  {
    depot: 'lviv-electric',
    route: 'lviv-trolleybus25',
    mode: 'trolleybus',
    models: LVIV_TROLLEYBUSES,
    from: 529,
    count: 8,
    onRoute: 4,
  },
  {
    depot: 'lviv-electric',
    route: null,
    mode: 'trolleybus',
    models: LVIV_TROLLEYBUSES,
    from: 537,
    count: 3,
    onRoute: 0,
  },
  {
    depot: 'odesa',
    route: 'odesa-tram5',
    mode: 'tram',
    models: ODESA_TRAMS,
    from: 4001,
    count: 6,
    onRoute: 3,
  },
  {
    depot: 'odesa',
    route: 'odesa-tram18',
    mode: 'tram',
    models: ODESA_TRAMS,
    from: 4007,
    count: 6,
    onRoute: 3,
  },
  {
    depot: 'odesa',
    route: 'odesa-tram26',
    mode: 'tram',
    models: ODESA_TRAMS,
    from: 4013,
    count: 5,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-tram28',
    mode: 'tram',
    models: ODESA_TRAMS,
    from: 4018,
    count: 5,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-tram10',
    mode: 'tram',
    models: ODESA_TRAMS,
    from: 4023,
    count: 4,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-trolleybus3',
    mode: 'trolleybus',
    models: ODESA_TROLLEYBUSES,
    from: 2001,
    count: 4,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-trolleybus8',
    mode: 'trolleybus',
    models: ODESA_TROLLEYBUSES,
    from: 2005,
    count: 4,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-trolleybus9',
    mode: 'trolleybus',
    models: ODESA_TROLLEYBUSES,
    from: 2009,
    count: 4,
    onRoute: 2,
  },
  {
    depot: 'odesa',
    route: 'odesa-trolleybus10',
    mode: 'trolleybus',
    models: ODESA_TROLLEYBUSES,
    from: 2013,
    count: 4,
    onRoute: 1,
  },
  { depot: 'odesa', route: null, mode: 'tram', models: ODESA_TRAMS, from: 4027, count: 2, onRoute: 0 },
  { depot: 'kyiv', route: 'kyiv-tram18', mode: 'tram', models: KYIV_TRAMS, from: 5601, count: 6, onRoute: 3 },
  { depot: 'kyiv', route: 'kyiv-tram1', mode: 'tram', models: KYIV_TRAMS, from: 5607, count: 7, onRoute: 3 },
  { depot: 'kyiv', route: 'kyiv-bus62', mode: 'bus', models: KYIV_BUSES, from: 1701, count: 7, onRoute: 3 },
  {
    depot: 'kharkiv',
    route: 'kharkiv-trolleybus2',
    mode: 'trolleybus',
    models: KHARKIV_TROLLEYBUSES,
    from: 3401,
    count: 6,
    onRoute: 2,
  },
  {
    depot: 'kharkiv',
    route: 'kharkiv-trolleybus5',
    mode: 'trolleybus',
    models: KHARKIV_TROLLEYBUSES,
    from: 3407,
    count: 6,
    onRoute: 2,
  },
];

export const secondMerchantFleets: readonly FleetSeed[] = [
  {
    depot: 'frankivsk',
    route: 'frankivsk-trolleybus2',
    mode: 'trolleybus',
    models: ['Електрон Т19102', 'Богдан Т70117'],
    from: 201,
    count: 4,
    onRoute: 2,
  },
  {
    depot: 'frankivsk',
    route: 'frankivsk-bus24',
    mode: 'bus',
    models: ['МАЗ 206', 'Богдан А70132'],
    from: 301,
    count: 3,
    onRoute: 1,
  },
  {
    depot: 'frankivsk',
    route: 'frankivsk-minibus-s1',
    mode: 'minibus',
    models: MINIBUSES,
    from: 401,
    count: 2,
    onRoute: 1,
  },
  {
    depot: 'dnipro',
    route: 'dnipro-tram1',
    mode: 'tram',
    models: ['Татра Т3УА-3 «Каштан»', 'Татра-Юг К1'],
    from: 1301,
    count: 3,
    onRoute: 1,
  },
];
