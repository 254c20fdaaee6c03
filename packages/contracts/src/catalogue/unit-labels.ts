/** Words of units. Without zod. */
import type { LocalizedText } from '../shared/fields.ts';
import type { ProductUnit } from './product-values.ts';

export const unitLabels = {
  piece: { uk: 'шт', en: 'pc' },
  kg: { uk: 'кг', en: 'kg' },
  g: { uk: 'г', en: 'g' },
  l: { uk: 'л', en: 'l' },
  ml: { uk: 'мл', en: 'ml' },
  m: { uk: 'м', en: 'm' },
  m2: { uk: 'м²', en: 'm²' },
  m3: { uk: 'м³', en: 'm³' },
  pack: { uk: 'уп', en: 'pack' },
  box: { uk: 'ящ', en: 'box' },
  set: { uk: 'компл', en: 'set' },
  pair: { uk: 'пара', en: 'pair' },
  portion: { uk: 'порція', en: 'portion' },
  hour: { uk: 'год', en: 'h' },
  service: { uk: 'послуга', en: 'service' },
} as const satisfies Record<ProductUnit, LocalizedText>;
