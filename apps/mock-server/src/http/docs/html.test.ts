import { expect, it } from 'vitest';
import { html, joined, table } from './html.ts';
import { inline, markdown } from './markdown.ts';

it('escapes what is put in, once, in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&amp;`;
  const page = html`<a title="${hostile}">${hostile}</a>${html`<b>${'<'}</b>`}`.text;
  expect(page).not.toMatch(/<script|title=""/);
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;');
  expect(page).toContain('<b>&lt;</b>');
});

it('leaves out nothing but null, undefined and false', () => {
  expect(html`${null}${undefined}${false}${0}${''}${['a', html`<br>`, 1]}`.text).toBe('0a<br>1');
  expect(html`${joined(['a', 'b', 'c'], ', ')}`.text).toBe('a, b, c');
});

it('writes the little Markdown of the contract, and no HTML that is in it', () => {
  expect(inline('`a<b` is **not** <i>').text).toBe('<code>a&lt;b</code> is <strong>not</strong> &lt;i&gt;');
  const blocks = markdown('One\nline.\n\n## Two\nMore `code`.');
  expect(blocks.map(({ text }) => text)).toEqual([
    '<p>One\nline.</p>',
    '<h2>Two</h2><p>More <code>code</code>.</p>',
  ]);
});

it('names a table, so that who scrolls it by keyboard knows what it is', () => {
  expect(table('Codes', ['Code'], [[1]]).text).toMatch(
    /role="region" aria-label="Codes" tabindex="0".*<th scope="col">Code<\/th>/s,
  );
});
