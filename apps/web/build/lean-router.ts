import type { Plugin } from 'vite';

/** What is written in its place: in React Router's code, or as the bundler reads it. */
type Change = readonly [known: RegExp, instead: string];

/** What developers are told, and what bundlers cannot tell to be without effect. */
const developers: readonly Change[] = [
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^(var \w+ = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  [/^(?:HistoryRouter|Link|NavLink|Form|ScrollRestoration)\.displayName = "\w+";$/gm, ''],
  [
    /^var (RemixErrorBoundary|AwaitErrorBoundary) = (class extends \w+\.Component {\n[\s\S]*?^});$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  ],
];

/**
 * Ways that only pages rendered by a server take (its "framework mode", and React's server components), and ones for
 * options that we do not give: the router and its error boundary look at run time for what is never there.
 */
const otherModes: readonly Change[] = [
  // Links that fetch ahead: `useContext(FrameworkContext)` is undefined.
  [/\busePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '[false, null, {}];'],
  [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
  // Scripts that scroll before React runs.
  [/if \(!remixContext \|\| remixContext\.isSpaMode\) {\n\s*return null;\n\s*}/g, 'return null;'],
  // Errors that server components throw: `RSCRouterContext` is false.
  [/if \(this\.context(?= && typeof error === "object"|\) {\n)/g, 'if (false'],
  // Data of a page that a server has rendered: `__staticRouterHydrationData`.
  [
    /hydrationData: opts\?\.hydrationData \|\| parseHydrationData\(\),/g,
    'hydrationData: opts?.hydrationData,',
  ],
  // Measuring of loaders and navigations.
  [/if \(init\.instrumentations\) {/g, 'if (false) {'],
];

/**
 * Lets the bundler leave out what nobody uses of React Router, a sixth of it: its package leads every bundler to the
 * development build, its links and forms are made by calls that could have an effect as far as a bundler can tell, and
 * what it does on pages that a server renders is asked for at run time.
 */
export function leanRouter(): Plugin {
  return {
    name: 'kasa-lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/, code: 'ENABLE_DEV_WARNINGS =' },
      handler: (code) => ({ code: leaner(code), map: null }),
    },
  };
}

/** @throws when the code is not as it was: an upgrade would otherwise bring all of it back unseen */
export function leaner(code: string): string {
  return [...developers, ...otherModes].reduce((lean, [known, instead]) => {
    if (lean.search(known) < 0) throw new Error(`React Router has changed: nothing is like ${known}`);
    return lean.replace(known, instead);
  }, code);
}
