import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { divided } from './light-search.ts';

const library = dirname(createRequire(import.meta.url).resolve('react-aria-components/package.json'));
const code = readFileSync(join(library, 'dist/private/Autocomplete.mjs'), 'utf8');

describe("React Aria's Autocomplete as it is built in", () => {
  const { contexts, component } = divided(code);

  it('is two modules: the contexts need React alone', () => {
    expect(contexts.match(/\bfrom '[^']+'/g)).toEqual(["from 'react'"]);
    expect(contexts.match(/createContext\(null\)/g)).toHaveLength(4);
    expect(parseSync('contexts.mjs', contexts).errors).toEqual([]);
  });

  it('still gives out all that it gave, with contexts that there is only one of', () => {
    expect(parseSync('component.mjs', component).errors).toEqual([]);
    expect(component).not.toMatch(/createContext\)\(/);
    const exported = (text: string) => text.match(/^export {.+};$/m);
    expect(exported(component)?.[0]).toBe(exported(code)?.[0]);
    const names = [...contexts.matchAll(/^export const (\S+) =/gm)].map(([, name]) => name);
    for (const name of names) expect(component).toContain(`${name} as `);
  });

  it('is not taken for divided when it has changed', () => {
    expect(() => divided(code.replace('createContext)(null)', 'createContext)({})'))).toThrow(/has changed/);
  });
});
