import { type FocusEvent, type ReactNode, useState } from 'react';
import { PHONE_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';
import { onDemand, useOnDemand } from '../on-demand/on-demand.tsx';

const code = onDemand(() => import('./cut-texts.tsx'));

/** Gives a cell under the pointer its whole text as a title while it is cut. */
export const titleWhenCut = (cell: Element) => void code.load().then((part) => part?.titleWhenCut(cell));

/**
 * Around the table: shows the whole cut texts of a row that the keyboard came to below it, as the pointer has them as
 * titles.
 */
export function WithCutTexts({ children }: { children: ReactNode }) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const part = useOnDemand(code);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (isPhone || !target.matches('.dt-row:focus-visible')) return;
    void code.load();
    setRow(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its rows, which are what is focused
    <div className="dt-frame" onFocus={onFocus} onBlur={() => setRow(null)}>
      {children}
      {row && part ? <part.CutTexts row={row} /> : null}
    </div>
  );
}
