import { type Role, roles as roleWords } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { plainWord } from '#shared/spreadsheet/columns.ts';
import type { UserPoint } from '../types.ts';

/** How else people call those of a role. */
const otherNames: Readonly<Partial<Record<Role, readonly string[]>>> = {
  owner: ['Власниця'],
  director: ['Директор', 'Директорка', 'Директорка точки'],
  accountant: ['Бухгалтерка'],
  cashier: ['Касирка'],
  dispatcher: ['Диспетчерка'],
  driver: ['Водійка'],
};

const roleByName: ReadonlyMap<string, Role> = new Map(
  allRoles.flatMap((role) =>
    [role, roleWords[role].uk, roleWords[role].en, ...(otherNames[role] ?? [])].map(
      (name) => [plainWord(name), role] as const,
    ),
  ),
);

/** The roles that a cell names, in any language; `unknown`: the first name of none. */
export function rolesNamed(text: string): { roles: Role[]; unknown: string | undefined } {
  const names = text
    .split(/[,;\n|/+]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const named = names.map((name) => roleByName.get(plainWord(name)));
  const found = new Set(named);
  return {
    roles: allRoles.filter((role) => found.has(role)),
    unknown: names.find((_, n) => named[n] === undefined),
  };
}

export type Place = Pick<UserPoint, 'id' | 'name' | 'city' | 'address'>;

/** Points and depots by their names, also with the city and the address in brackets, which tell alike ones apart. */
export type Places = ReadonlyMap<string, readonly Place[]>;

const plainName = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ`‘´]/g, "'")
    .replace(/[«»“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

const spellings = ({ name, city, address }: Place) => [
  name,
  `${name} (${city})`,
  `${name} (${city}, ${address})`,
];

export function placesByName(all: readonly Place[]): Places {
  const places = new Map<string, Place[]>();
  for (const place of all) {
    for (const name of new Set(spellings(place).map(plainName))) {
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  return places;
}

export type NamedPlaces =
  | { readonly ids: readonly string[]; readonly problem?: undefined }
  | { readonly ids?: undefined; readonly problem: PlaceProblem };

export type PlaceProblem =
  | { readonly kind: 'unknown'; readonly name: string }
  /** `names`: what to write instead, each of one point only where that is possible. */
  | { readonly kind: 'ambiguous'; readonly name: string; readonly names: readonly string[] };

/** The points that a cell names, parted by semicolons, lines or commas; names may have commas, too. */
export function placesNamed(text: string, places: Places): NamedPlaces {
  const ids = new Set<string>();
  for (const item of text.split(/[;\n|]/)) {
    const parts = item.split(',');
    for (let from = 0; from < parts.length; ) {
      const rest = parts.slice(from);
      // The longest run that is a name.
      const length = rest.findLastIndex((_, n) => places.has(plainName(rest.slice(0, n + 1).join(',')))) + 1;
      const name = rest
        .slice(0, length || 1)
        .join(',')
        .trim();
      from += length || 1;
      if (name === '') continue;
      const [place, ...others] = places.get(plainName(name)) ?? [];
      if (!place) return { problem: { kind: 'unknown', name } };
      if (others.length > 0) {
        const names = [place, ...others].map((one) => clearName(one, places));
        return { problem: { kind: 'ambiguous', name, names } };
      }
      ids.add(place.id);
    }
  }
  return { ids: [...ids] };
}

/** The shortest spelling that no other point has. */
function clearName(place: Place, places: Places): string {
  const names = spellings(place);
  return names.find((name) => places.get(plainName(name))?.length === 1) ?? names.at(-1) ?? place.name;
}
