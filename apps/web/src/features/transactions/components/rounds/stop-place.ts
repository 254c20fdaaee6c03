import type { RoundStop } from '../../model/types.ts';

/** Where a terminal of a round stands, the city first; null: nowhere. */
export const placeOf = ({ point }: RoundStop): string | null =>
  point && [point.city, point.address, point.name].join(', ');
