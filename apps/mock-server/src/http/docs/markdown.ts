import { escapeHtml, Html, html } from './html.ts';

/** `code` and **bold** inside a line of the contract's texts. */
export function inline(text: string): Html {
  const written = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new Html(written);
}

/** Turns the contract's descriptions into HTML: paragraphs, `## headings`, `code`, **bold**; nothing else is used there. */
export function markdown(text: string): Html[] {
  return text.split(/\n\s*\n/).map((block) => {
    const [, heading, rest] = /^## (.+)(?:\n([\s\S]*))?$/.exec(block.trim()) ?? [];
    if (heading === undefined) return html`<p>${inline(block.trim())}</p>`;
    return html`<h2>${heading}</h2>${rest && html`<p>${inline(rest)}</p>`}`;
  });
}
