import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leaner } from './lean-router.ts';

/** React Router's code as the bundler meets it: one file that the package's entries share. */
function routerCode(): string {
  const router = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = dirname(createRequire(router).resolve('react-router'));
  const files = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
  const codes = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return codes.find((code) => code.includes('function createRouter(')) ?? '';
}

describe('React Router as it is built in', () => {
  it('has no warnings for developers, and what nobody uses of it can be left out', () => {
    const code = leaner(routerCode());
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).toMatch(/^var Link = \/\* @__PURE__ \*\/ \w+\.forwardRef\($/m);
    expect(code).not.toMatch(/^Link\.displayName/m);
    // Contexts keep their names: they are used.
    expect(code).toMatch(/^NavigationContext\.displayName/m);
  });

  it('has no ways into what only pages rendered by a server do', () => {
    const code = leaner(routerCode());
    expect(code).toMatch(/^var RemixErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends /m);
    expect(code).not.toMatch(
      /parseHydrationData\(\),|= usePrefetchBehavior\(|if \(this\.context|if \(init\.instr/,
    );
    expect(() => parseSync('router.mjs', code)).not.toThrow();
    expect(parseSync('router.mjs', code).errors).toEqual([]);
  });

  it('is not taken for lean when it has changed', () => {
    expect(() => leaner('var ENABLE_DEV_WARNINGS = true;\n')).toThrow(/has changed/);
  });
});
