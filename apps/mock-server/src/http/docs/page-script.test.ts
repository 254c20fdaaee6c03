// @vitest-environment jsdom
// @vitest-environment-options {"url":"https://kasa.example/docs"}
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildOpenApi } from '@kasa/contracts/openapi';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiDocument } from './document.ts';
import { docsPage } from './page.ts';

/** DOM types used here; the server is compiled without them. */
interface Node {
  readonly id: string;
  readonly hidden: boolean;
  readonly open: boolean;
  readonly textContent: string;
  value: string;
  innerHTML: string;
  click(): void;
  focus(): void;
  dispatchEvent(event: Event): void;
  querySelector(selector: string): Node | null;
}
interface Page {
  readonly body: Node;
  readonly activeElement: Node;
  readonly documentElement: Node;
  querySelector(selector: string): Node | null;
  querySelectorAll(selector: string): Iterable<Node>;
}
declare const document: Page;
declare const location: { hash: string };

const one = (selector: string): Node => {
  const node = document.querySelector(selector);
  if (!node) throw new Error(`${selector} is not there`);
  return node;
};
const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(({ hidden }) => !hidden);

function search(text: string): string[] {
  one('#search').value = text;
  one('#search').dispatchEvent(new Event('input'));
  return shown('main .entry').map(({ id }) => id);
}

const copied: string[] = [];

beforeAll(() => {
  const html = docsPage(buildOpenApi() as unknown as ApiDocument, { json: '/api/v1/openapi.json' });
  document.documentElement.innerHTML = html.replace(/^<!doctype html>\s*<html[^>]*>|<\/html>$/g, '');
  // Missing in jsdom.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
    },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
  });
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
  const script = readFileSync(
    fileURLToPath(import.meta.resolve('@kasa/mock-server/public/docs/page.js')),
    'utf8',
  );
  new Function(script)();
});

describe('search', () => {
  it.each([
    ['inspection_overdue', ['changeDriverRoute', 'changeDriverTransport', 'openShift', 'codes']],
    ['SHIFT close-SHIFT', ['closeShift']],
    ['tabulation_number taken', ['createDriver']],
    ['facq_transac_reversal_sum', ['permissions']],
    ['Паролі не співпадають', ['rules']],
    ['transport_manage handed_over_cash', ['closeShift']],
  ])('for %s finds what holds all its words', (text, expected) => {
    const found = search(text);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBeLessThan(20);
    expect(one('#found').textContent).toMatch(new RegExp(`^${found.length} of \\d+$`));
  });

  it('puts first what is named so, and everything back in its order once it is cleared', () => {
    const inOrder = search('');
    expect(search('close shift')[0]).toBe('closeShift');
    expect(search('close shift')).toContain('listDrivers');
    expect(shown('nav li').map(({ textContent }) => textContent)).toContain('POSTcloseShift');
    expect(search('')).toEqual(inOrder);
  });

  it('shortens the contents to what was found', () => {
    search('close-shift');
    expect(shown('nav li').map(({ textContent }) => textContent)).toEqual(['POSTcloseShift']);
    expect(shown('nav h2').map(({ textContent }) => textContent)).toEqual(['transport']);
  });

  it('that finds nothing says so, and can be cleared', () => {
    expect(search('нема такого')).toEqual([]);
    expect(one('.nothing').hidden).toBe(false);
    one('#clear').click();
    expect(one('.nothing').hidden).toBe(true);
    expect(shown('main .entry').length).toBeGreaterThan(60);
    expect(document.activeElement.id).toBe('search');
  });
});

it('examples speak of the server that shows them, and can be copied', async () => {
  expect(document.body.textContent).not.toContain('http://localhost:3000');
  one('#signOut figure button').click();
  await expect
    .poll(() => copied)
    .toEqual(["curl -b cookies.txt -X POST \\\n  'https://kasa.example/api/v1/auth/sign-out'"]);
  expect(one('#signOut figure button').textContent).toBe('Copied');
});
