/** How many rows a page has and how high they are: one choice for all lists, remembered on the device. */
import { clampPerPage, PAGE_SIZES } from '@kasa/contracts/shared/paging';
import type { Density } from '@kasa/ui/data-table';
import { useState } from 'react';
import { readDevicePreference, writeDevicePreference } from '../device-preferences.ts';

/** Cookie with the number of rows. */
export const PER_PAGE = 'per_page';
const DENSITY = 'row_density';

/** Rows of a page whose address names no number. */
export const preferredPerPage = (): number =>
  clampPerPage(Number(readDevicePreference(PER_PAGE) ?? undefined));

export const rememberPerPage = (perPage: number): void => writeDevicePreference(PER_PAGE, String(perPage));

/** Heights of rows, and of what stands above and below them, CSS pixels. */
const ROW_PX = { normal: 44, compact: 36 } as const;
const AROUND_PX = 300;

/** Whether all rows of the larger page would be seen at once and nobody has ever chosen how many there are. */
export const isLargePageWorthSuggesting = (perPage: number, total: number): boolean =>
  perPage < PAGE_SIZES[1] &&
  total > perPage &&
  window.innerHeight >= AROUND_PX + PAGE_SIZES[1] * ROW_PX[preferredDensity()] &&
  readDevicePreference(PER_PAGE) === null;

export const preferredDensity = (): Density =>
  readDevicePreference(DENSITY) === 'compact' ? 'compact' : 'normal';

export function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState(preferredDensity);
  const change = (next: Density) => {
    writeDevicePreference(DENSITY, next === 'normal' ? null : next);
    setDensity(next);
  };
  return [density, change];
}
