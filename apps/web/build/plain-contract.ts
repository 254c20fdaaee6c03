import type { Plugin } from 'vite';

/** Modules of the contract that declare schemas beside plain tables and functions. */
const SHARED =
  /^@kasa\/contracts\/(shared\/(money|paging|permissions|phone|plate)|transport\/transport-status)$/;
/** Forms check by the schemas themselves. */
const FORMS = '/apps/web/src/shared/forms/';

/**
 * Lists format phones and name permissions; that should not bring zod along, a sixth of the page's budget. A chunk takes
 * modules whole, and forms do need the schemas of these modules. So the app's own imports get a copy of the module under
 * another id, from which the unused schemas fall away (`manualPureFunctions` says that making one does nothing else).
 * What is copied has no state: tables and functions.
 */
export function plainContract(): Plugin {
  return {
    name: 'kasa-plain-contract',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: SHARED },
      async handler(source, importer, options) {
        if (!importer?.includes('/apps/web/src/') || importer.includes(FORMS)) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved && { ...resolved, id: `${resolved.id}?plain` };
      },
    },
    transform: {
      filter: { id: /\/contracts\/.*\?plain$/ },
      handler: (code) =>
        code
          .replace(/= (z|Object)\./g, '= /* @__PURE__ */ $1.')
          .replace(/\((Object\.keys)/g, '(/* @__PURE__ */ $1'),
    },
  };
}
