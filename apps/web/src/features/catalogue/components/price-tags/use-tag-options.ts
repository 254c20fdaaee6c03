import { useState } from 'react';
import { readDevicePreference, writeDevicePreference } from '#shared/device-preferences.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { asId, asSomeOf } from '#shared/table/filter-parsers.ts';
import { changedSearch } from '#shared/table/list-address.ts';
import { asCopies, sizeNames, type TagSize, tagParts } from '../../model/price-tags.ts';

/** The device's preference: paper and scissors stay where they are. */
const SIZE = 'price_tag_size';
const asParts = asSomeOf(...tagParts);

/** How tags are printed: the size by device, everything else in the address. */
export function useTagOptions() {
  const [search, setSearch] = useAddressSearch();
  const [size, setSize] = useState<TagSize>(
    () => sizeNames.find((name) => name === readDevicePreference(SIZE)) ?? 'large',
  );
  const hidden = asParts(search.get('without') ?? '') ?? [];
  const change = (changes: Parameters<typeof changedSearch>[1]) =>
    setSearch((before) => changedSearch(before, changes), { replace: true });
  return {
    size,
    setSize: (next: TagSize) => {
      setSize(next);
      writeDevicePreference(SIZE, next);
    },
    pointId: asId(search.get('point_id') ?? '') ?? null,
    setPointId: (id: string | null) => change({ point_id: id }),
    copies: asCopies(Number(search.get('copies') ?? 1)) ?? 1,
    setCopies: (copies: number) => change({ copies: copies === 1 ? null : copies }),
    hasPart: (part: (typeof tagParts)[number]) => !hidden.includes(part),
    setPart: (part: (typeof tagParts)[number], isShown: boolean) =>
      change({ without: isShown ? hidden.filter((one) => one !== part) : [...hidden, part] }),
  };
}

export type TagOptions = ReturnType<typeof useTagOptions>;
