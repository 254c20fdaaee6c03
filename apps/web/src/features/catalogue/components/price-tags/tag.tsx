import { unitLabels } from '@kasa/contracts/catalogue/unit-labels';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { priceTagMessages } from '../../messages/price-tags/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { type BarcodeBars, barcodeWidth } from '../../model/barcode-bars.ts';
import { type PriceTag, type TagSize, tagSizes } from '../../model/price-tags.ts';
import { Barcode } from './barcode.tsx';

/** Space and line at both sides of a tag, millimetres. */
const EDGES = 2;
/** Height of a short price, in twentieths of a tag's height. */
const PRICE_HEIGHT = 5.5;

/** What stands on all tags, or on none. */
export interface TagLook {
  size: TagSize;
  /** As it is written; null: none. */
  date: string | null;
  hasBarcode: boolean;
}

/** A tag with the bars of its barcode, which copies share. */
export interface DrawnTag extends PriceTag {
  bars: BarcodeBars | null;
}

/** A price tag. */
export function Tag({ tag, look }: { tag: DrawnTag; look: TagLook }) {
  return (
    <li className="price-tag">
      <p className="price-tag-name">{tag.name}</p>
      <TagPrice tag={tag} size={look.size} />
      {look.hasBarcode && tag.barcode !== null ? (
        <TagBarcode code={tag.barcode} bars={tag.bars} size={look.size} />
      ) : null}
      <p className="price-tag-foot">
        <span className="price-tag-cut">{tag.article}</span>
        {look.date === null ? null : <span>{look.date}</span>}
      </p>
    </li>
  );
}

/** Hryvnias large, kopiykas small and raised, and what it is the price of. */
function TagPrice({ tag: { price_paid, unit }, size }: { tag: DrawnTag; size: TagSize }) {
  const text = useText(priceTagMessages);
  const ofProducts = useText(productMessages);
  const format = useFormat();
  const locale = useLocale();
  const sum = format.sum(price_paid);
  const [whole, kopiykas] = [sum.slice(0, -3), sum.slice(-2)];
  const isInflected = unit === 'pair' || unit === 'portion' || unit === 'service';
  const per = text('tag.per', { unit: isInflected ? ofProducts(`per.${unit}`) : unitLabels[unit][locale] });
  const { width, height } = tagSizes[size];
  // What the unit leaves of the line; a figure is 0.62 of its height wide, kopiykas and sign are 1.6.
  const room = ((width - EDGES) * 20) / height - 0.95 * (per.length + 1);
  const figures = Math.min(PRICE_HEIGHT, room / (0.62 * whole.length + 1.6));
  return (
    <p className="price-tag-price" style={{ fontSize: `calc(var(--part) * ${figures.toFixed(2)})` }}>
      <span>{whole}</span>
      <span className="sr-only">{sum.slice(-3, -2)}</span>
      <span className="price-tag-kopiykas">{kopiykas}</span>
      <span className="price-tag-sign"> ₴</span> <span className="price-tag-per">{per}</span>
    </p>
  );
}

/** The code in bars, if it can be drawn so wide that it is read, and as text. */
function TagBarcode({ code, bars, size }: { code: string; bars: BarcodeBars | null; size: TagSize }) {
  const width = bars && barcodeWidth(bars, tagSizes[size].width - EDGES);
  return (
    <>
      {bars && width !== null ? (
        <Barcode code={code} bars={bars} width={`calc(var(--mm) * ${width.toFixed(3)})`} />
      ) : null}
      <p className="price-tag-code">{code}</p>
    </>
  );
}
