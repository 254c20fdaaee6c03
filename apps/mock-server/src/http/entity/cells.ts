/** Values of fields as cells of a table: choices in words, references by name, parts joined. */
import { compositionLineText, type JournaledLine } from '@kasa/contracts/catalogue/composition-text';
import { THOUSANDTHS } from '@kasa/contracts/catalogue/ingredient-values';
import { banks } from '@kasa/contracts/shared/banks';
import type { Language } from '@kasa/contracts/shared/codes';
import { Day, Instant } from '@kasa/contracts/shared/dates';
import { type FieldSpec, partField, valueLabel } from '@kasa/contracts/shared/fields';
import { formatKopiykas } from '@kasa/contracts/shared/money';
import { type NamedPerson, personLabel } from '@kasa/contracts/shared/person-label';
import { type TaxRate, taxRateText } from '@kasa/contracts/shared/tax-rates';
import type { TableCell } from '../response/table.ts';

/** @param field undefined for one that the dictionary does not know: its value is shown as it is */
export function cellOf(field: FieldSpec | undefined, value: unknown, language: Language): TableCell {
  if (value === null || value === undefined) return null;
  const word = (one: unknown) => (field && valueLabel(field, plain(one))?.[language]) ?? plain(one);
  const isTexts = Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (Array.isArray(value) && (field?.values || isTexts)) return value.map(word).join(', ') || null;
  if (typeof value === 'boolean') return field?.values ? word(value) : value;
  if (typeof value === 'number') return numberCell(field, value);
  if (typeof value === 'string') return field?.values ? word(value) : textCell(field, value);
  if (field?.kind === 'stops' && Array.isArray(value)) return value.map(stopText).join('; ') || null;
  if (field?.kind === 'taxes' && Array.isArray(value))
    return value.map((rate: TaxRate) => taxRateText(rate, language)).join('; ') || null;
  if (field?.kind === 'composition' && Array.isArray(value))
    return value.map((line: JournaledLine) => compositionLineText(line, language)).join('; ') || null;
  if (field?.parts) return partsText(field, value, language);
  const { id, name, has_namesake } = value as { id?: unknown; name?: unknown; has_namesake?: unknown };
  if (has_namesake) return personLabel(value as NamedPerson);
  const isReference = typeof name === 'string' && typeof id === 'string';
  return isReference ? name : JSON.stringify(value);
}

/** "Термінали: Статус: Доданий; Вид: ПТКС" */
function partsText(field: FieldSpec, value: object, language: Language): string {
  const said = ([name, part]: [string, unknown]) => {
    const own = partField(field, name);
    const isMoney = own?.kind === 'money' && typeof part === 'number';
    const cell = isMoney
      ? formatKopiykas(part, language)
      : own?.values || own?.parts || Array.isArray(part)
        ? cellOf(own, part, language)
        : plain(part);
    return `${own?.[language] ?? name}: ${cell}`;
  };
  return Object.entries(value).map(said).join('; ');
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Money in hryvnias, rates in per cent, quantities in units. */
function numberCell(field: FieldSpec | undefined, value: number): TableCell {
  if (field?.kind === 'money') return { kopiykas: value };
  if (field?.kind === 'quantity') return value / THOUSANDTHS;
  return field?.kind === 'rate' ? value / 100 : value;
}

/**
 * Only the field decides the type: a name may look like a date. A value that does not fit its field stays text, so that
 * it cannot break the export.
 */
function textCell(field: FieldSpec | undefined, value: string): TableCell {
  switch (field?.kind) {
    case 'instant':
      return Instant.safeParse(value).success ? { instant: value } : value;
    case 'day':
      return Day.safeParse(value).success ? { day: value } : value;
    case 'bank':
      return banks.find(({ mfo }) => mfo === value)?.name ?? value;
    default:
      return value;
  }
}

/** A stop's name and coordinates; JSON for anything else. */
function stopText(stop: unknown): string {
  const { name, geometry } = (stop ?? {}) as { name?: unknown; geometry?: { location?: Partial<LatLng> } };
  if (typeof name !== 'string') return plain(stop);
  const { lat, lng } = geometry?.location ?? {};
  return lat === undefined || lng === undefined ? name : `${name} (${lat}, ${lng})`;
}

interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
