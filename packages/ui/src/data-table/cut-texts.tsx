const textOf = (cell: Element) => cell.querySelector('.dt-value, .dt-open')?.textContent ?? '';
/** Beyond its line, or beyond its lines where it may wrap. */
const isCut = (cell: Element) =>
  [cell, ...cell.querySelectorAll('*')].some(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 ||
      (element.matches('.line-clamp-2') && element.scrollHeight > element.clientHeight + 1),
  );

/** Gives a cell under the pointer its whole text as a title while it is cut. */
export function titleWhenCut(cell: Element): void {
  if (isCut(cell)) cell.setAttribute('title', textOf(cell));
  else cell.removeAttribute('title');
}

/** The whole cut texts of a row, below it. Only to be seen: screen readers have the whole texts anyway. */
export function CutTexts({ row }: { row: HTMLElement }) {
  const cut = [...row.children].filter((cell) => cell.matches('.dt-cell:not(.dt-lead)') && isCut(cell));
  if (cut.length === 0) return null;
  const frame = row.closest('.dt-frame')?.getBoundingClientRect();
  return (
    <div
      aria-hidden
      className="dt-cut"
      style={{ top: row.getBoundingClientRect().bottom - (frame?.top ?? 0) }}
    >
      {cut.map((cell, place) => (
        <p key={place}>{textOf(cell)}</p>
      ))}
    </div>
  );
}
