/** What the generator does to the repository: files it writes, and lines it puts into files that are there. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that is new, or the text of one after its edit. */
export interface Change {
  readonly path: string;
  readonly write: string | ((before: string) => string);
}

/** Puts lines before the next `end` after `start`. @throws when the file has another shape by now */
export function insertBefore(text: string, start: string, end: string, lines: string): string {
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(end, from + start.length);
  if (at < 0) throw new Error(`"${start}" … "${end}" is not there any more: put this in by hand\n${lines}`);
  return text.slice(0, at) + lines + text.slice(at);
}

/** Puts text right after `start`. @throws when the file has another shape by now */
export const insertAfter = (text: string, start: string, added: string) =>
  insertBefore(text, start, '', added);

/** Puts lines right after the first brace behind `start`. @throws as above */
export const insertFirst = (text: string, start: string, lines: string) => {
  const at = text.indexOf('{', text.indexOf(start) + start.length);
  return insertAfter(text, text.slice(text.indexOf(start), at + 1), lines);
};

/** Adds a name to an object or a list of names that begins so, on one line or on several. @throws as above */
export function withName(text: string, opening: string, first: string, name: string): string {
  const found = new RegExp(`${opening} \\{\\s*${first},`).exec(text);
  if (found === null) throw new Error(`"${opening} { ${first}" is not there any more: add ${name} by hand`);
  return insertAfter(text, found[0], ` ${name},`);
}

/** Adds an import; the formatter puts it in its place. */
export const withImport = (text: string, line: string) => text.replace(/^import /m, `${line}\nimport `);

/** Adds the first import of a type or value that a file may import from the same module already. */
export function withNamedImport(text: string, name: string, module: string): string {
  const known = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`).exec(text);
  if (known === null) return withImport(text, `import { ${name} } from '${module}';`);
  const names = known[1] ?? '';
  if (new RegExp(`\\b${name}\\b`).test(names)) return text;
  return text.replace(known[0], `import { ${name},${names}} from '${module}';`);
}

/** The entry of a domain that is there, which seeds one thing more. @throws when it has another shape by now */
export function withSeed(text: string, domain: string, seeding: string): string {
  const entry = new RegExp(`\\n  ${domain}: (\\{.*\\}),\\n|\\n  ${domain}: \\{\\n[^]*?\\n  \\},\\n`).exec(
    text,
  );
  if (entry === null) throw new Error(`"${domain}" is not there any more: seed it by hand\n${seeding}`);
  const [whole, oneLine] = entry;
  const signature = 'async seed(tx, merchant, world) {';
  const lines = oneLine ? `\n  ${domain}: ${oneLine.slice(0, -1)},\n  },\n` : whole;
  const seeded = lines.includes(signature)
    ? insertBefore(lines, signature, '\n    },', `\n${seeding.trimEnd()}`)
    : lines.replace(/,?\s*\},\n$/, `,\n    ${signature}\n${seeding}    },\n  },\n`);
  return text.replace(whole, () => seeded);
}

/**
 * Makes all changes, or none.
 * @throws when a file that should be new is there already, or an edit does not fit
 */
export function applyChanges(
  root: string,
  changes: readonly Change[],
): { written: readonly string[]; undo(): void } {
  const texts = new Map<string, string>();
  const before = new Map<string, string>();
  for (const { path, write } of changes) {
    const file = join(root, path);
    if (typeof write === 'string') {
      if (existsSync(file)) throw new Error(`${path} is there already`);
      texts.set(path, write);
    } else {
      if (!before.has(path) && !texts.has(path)) before.set(path, readFileSync(file, 'utf8'));
      try {
        texts.set(path, write(texts.get(path) ?? before.get(path) ?? ''));
      } catch (error) {
        throw new Error(`${path}: ${(error as Error).message}`);
      }
    }
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    written: [...texts.keys()],
    undo() {
      for (const path of texts.keys()) {
        const text = before.get(path);
        if (text === undefined) rmSync(join(root, path));
        else writeFileSync(join(root, path), text);
      }
    },
  };
}
