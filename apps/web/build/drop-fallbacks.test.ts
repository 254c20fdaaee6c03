import { expect, it } from 'vitest';
import { withoutFallbacks } from './drop-fallbacks.ts';

it.each([
  [
    'as it is written',
    '@supports (color: color-mix(in lab, red, red)) {\n  .a:hover {\n    color: color-mix(in oklab, var(--b) 60%, transparent);\n  }\n}',
  ],
  [
    'minified',
    '@supports (color:color-mix(in lab, red, red)){.a:hover{color:color-mix(in oklab, var(--b) 60%, transparent)}}',
  ],
])('mixes colours without asking whether it can: %s', (_, css) => {
  const before = '.c,.a:hover{color:var(--b)}';
  expect(withoutFallbacks(`${before}${css}.d{}`).replace(/\s{2,}|;|(?<=:) | (?={)/g, '')).toBe(
    `${before}.a:hover{color:color-mix(in oklab, var(--b) 60%, transparent)}.d{}`,
  );
});

it('takes out the values for browsers that know no properties, and nothing besides', () => {
  const rest = '@property --tw-leading { syntax: "*"; inherits: false; }';
  const old = '@layer properties { @supports (x: y) { *, ::before { --tw-leading: initial; } } }';
  expect(withoutFallbacks(`${rest}${old}`)).toBe(rest);
});

it('leaves other questions to the browser as they are', () => {
  const css = '.a { display: block; } @supports (display: grid) { .a { display: grid; } }';
  expect(withoutFallbacks(css)).toBe(css);
});
