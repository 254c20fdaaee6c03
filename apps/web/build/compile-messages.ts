import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';

/** A module of messages; its name is that of its language and of its export. */
export const messageFile = /\/messages\/(?:[\w-]+\/)?(uk|en)\.ts$/;

/**
 * Reads the ICU syntax of all messages at build time, so that browsers need not load a parser: a message with values in
 * it becomes its syntax tree, a plain one stays as it is. While developing and in tests messages are read as they are.
 */
export function compileMessages(): Plugin {
  return {
    name: 'kasa-compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform: {
      filter: { id: messageFile },
      async handler(_code, id) {
        // Only strings and types: Node can run it as it stands.
        const module: Record<string, Record<string, string>> = await import(pathToFileURL(id).href);
        const exports = Object.entries(module).map(
          ([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`,
        );
        return { code: exports.join('\n'), map: null, moduleType: 'js' };
      },
    },
  };
}

function compiled(messages: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, /[{'<]/.test(message) ? parse(message) : message]),
  );
}
