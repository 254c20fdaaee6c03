import { PrintSheet } from '@kasa/ui/print-sheet';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { priceTagMessages } from '../../messages/price-tags/catalogue.ts';
import { SHEET, sheetGrid, tagSizes } from '../../model/price-tags.ts';
import './price-tags.css';
import { type DrawnTag, Tag, type TagLook } from './tag.tsx';

/** Sheets that are shown before they are printed: hundreds would make the page slow. */
const SHOWN = 2;

interface SheetsProps {
  sheets: readonly (readonly DrawnTag[])[];
  look: TagLook;
}

function Sheets({ sheets, look }: SheetsProps) {
  const text = useText(priceTagMessages);
  const { width, height } = tagSizes[look.size];
  const sides = {
    '--sheet-width': SHEET.width,
    '--sheet-height': SHEET.height,
    '--sheet-edge': SHEET.edge,
    '--tag-columns': sheetGrid(look.size).columns,
    '--tag-width': width,
    '--tag-height': height,
  } as CSSProperties;
  return sheets.map((tags, n) => (
    <ul key={n} className="price-tag-sheet" style={sides} aria-label={text('sheet.label', { number: n + 1 })}>
      {tags.map((tag, place) => (
        <Tag key={place} tag={tag} look={look} />
      ))}
    </ul>
  ));
}

/** The first sheets as they will be printed, as large as there is room. */
export function SheetsPreview({ sheets, look }: SheetsProps) {
  const text = useText(priceTagMessages);
  return (
    <div className="price-tag-paper">
      <Sheets sheets={sheets.slice(0, SHOWN)} look={look} />
      {sheets.length > SHOWN ? (
        <p className="mt-3 text-text-muted">{text('sheet.more', { shown: SHOWN, total: sheets.length })}</p>
      ) : null}
    </div>
  );
}

/** All sheets, printed at once. */
export function PrintedSheets({ onDone, ...sheets }: SheetsProps & { onDone: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    // Some browsers say it only when the preview is closed.
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return (
    <PrintSheet>
      <div className="price-tag-pages">
        <Sheets {...sheets} />
      </div>
    </PrintSheet>
  );
}
