import { escapeHtml, Html, html, table } from './html.ts';

export function inline(text: string): Html {
  const written = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new Html(written);
}

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => inline(cell.trim()));

/** Lines of one block: rows of a table, points of a numbered list, or undefined for a paragraph. */
function lines(block: string): Html | undefined {
  const [first = '', ...rest] = block.trim().split('\n');
  if (first.startsWith('|'))
    return table(first.replaceAll('|', ' ').trim(), cells(first), rest.slice(1).map(cells));
  if (!/^1\. /.test(first)) return undefined;
  return html`<ol>${[first, ...rest].map((line) => html`<li>${inline(line.replace(/^\d+\. /, ''))}</li>`)}</ol>`;
}

/** Renders descriptions: paragraphs, `## headings`, numbered lists, tables, `code`, **bold**; the contract uses no other Markdown. */
export function markdown(text: string): Html[] {
  return text.split(/\n\s*\n/).map((block) => {
    const made = lines(block);
    if (made) return made;
    const [, heading, rest] = /^## (.+)(?:\n([\s\S]*))?$/.exec(block.trim()) ?? [];
    if (heading === undefined) return html`<p>${inline(block.trim())}</p>`;
    return html`<h2>${heading}</h2>${rest && html`<p>${inline(rest)}</p>`}`;
  });
}
