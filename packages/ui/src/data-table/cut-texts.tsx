import { type FocusEvent, type ReactNode, useState } from 'react';
import { PHONE_QUERY, useMediaQuery } from '../media-query/use-media-query.ts';

const textOf = (cell: Element) => cell.querySelector('.dt-value, .dt-open')?.textContent ?? '';
const isCut = (cell: Element) =>
  [cell, ...cell.querySelectorAll('*')].some((element) => element.scrollWidth > element.clientWidth + 1);

/** Gives a cell under the pointer its whole text as a title while it is cut. */
export function titleWhenCut(cell: Element): void {
  if (isCut(cell)) cell.setAttribute('title', textOf(cell));
  else cell.removeAttribute('title');
}

/**
 * Around the table: shows the whole cut texts of a row that the keyboard came to below it, as the pointer has them as
 * titles. Only to be seen: screen readers have the whole texts anyway.
 */
export function WithCutTexts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ top: number; texts: readonly string[] } | null>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (isPhone || !target.matches('.dt-row:focus-visible')) return;
    const cut = [...target.children].filter((cell) => cell.matches('.dt-cell:not(.dt-lead)') && isCut(cell));
    const top = target.getBoundingClientRect().bottom - currentTarget.getBoundingClientRect().top;
    setShown(cut.length > 0 ? { top, texts: cut.map(textOf) } : null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its rows, which are what is focused
    <div className="dt-frame" onFocus={onFocus} onBlur={() => setShown(null)}>
      {children}
      {shown ? (
        <div aria-hidden className="dt-cut" style={{ top: shown.top }}>
          {shown.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
