import { escapeHtml, Html, html } from './html.ts';

export function inline(text: string): Html {
  const written = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new Html(written);
}

/** Renders descriptions: paragraphs, `## headings`, `code`, **bold**; the contract uses no other Markdown. */
export function markdown(text: string): Html[] {
  return text.split(/\n\s*\n/).map((block) => {
    const [, heading, rest] = /^## (.+)(?:\n([\s\S]*))?$/.exec(block.trim()) ?? [];
    if (heading === undefined) return html`<p>${inline(block.trim())}</p>`;
    return html`<h2>${heading}</h2>${rest && html`<p>${inline(rest)}</p>`}`;
  });
}
