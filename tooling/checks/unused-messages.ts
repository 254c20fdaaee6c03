// Finds unused message ids of the web, by types: equal ids of different catalogues are distinct, and
// `filter.${name}` uses only the possible values of `name`.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { reportProblems, root } from './report.ts';

interface Catalogue {
  readonly path: string;
  readonly lines: ReadonlyMap<string, number>;
}

const isCatalogue = (path: string) => /\/messages\/(.+\/)?(uk|en)\.ts$/.test(path);
const isOfApp = (path: string) => !/\.test\.tsx?$|\/(test-support|e2e|build)\//.test(path);

/** Unused message ids below a folder with a tsconfig.json, and uses that allow any id. */
export function unusedMessageProblems(folder: string): string[] {
  const config = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, folder);
  // Tests would load the whole backend, and show nothing to a user.
  const program = ts.createProgram(fileNames.filter(isOfApp), { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));

  const catalogues = files
    .filter(({ fileName }) => isCatalogue(fileName) && fileName.endsWith('/uk.ts'))
    .map((file) => catalogueIn(file, folder));
  const used = new Map(catalogues.map((words) => [words, new Set<string>()]));
  const wide: string[] = [];

  const catalogueOf = (type: ts.Type) => {
    const ids = idsOfText(type);
    return ids && catalogues.find(({ lines }) => isSame(ids, lines));
  };
  const visit = (node: ts.Node, file: ts.SourceFile): void => {
    if (ts.isCallExpression(node) && node.arguments[0]) {
      const words = catalogueOf(checker.getTypeAtLocation(node.expression));
      if (words) {
        const asked = literals(checker.getTypeAtLocation(node.arguments[0]));
        const isWide = asked === null || (asked.length > 1 && asked.length === words.lines.size);
        if (isWide) wide.push(place(file, node, folder));
        else for (const id of asked) used.get(words)?.add(id);
      }
    }
    if (ts.isCallExpression(node)) {
      const taken = checker.getResolvedSignature(node)?.parameters ?? [];
      for (const [n, handed] of node.arguments.entries()) {
        const words = catalogueOf(checker.getTypeAtLocation(handed));
        const asked = taken[n] && words && idsOfText(checker.getTypeOfSymbolAtLocation(taken[n], node));
        // A function parameter that accepts some ids uses those.
        if (words && asked && asked.length < words.lines.size)
          for (const id of asked) used.get(words)?.add(id);
      }
    }
    ts.forEachChild(node, (child) => visit(child, file));
  };
  for (const file of files) if (!isCatalogue(file.fileName) && isOfApp(file.fileName)) visit(file, file);

  if (catalogues.length === 0) return ['there are no messages: this check looks in the wrong place'];
  return [
    ...wide.map((at) => `${at}: asks for any message: narrow the type of its id`),
    ...catalogues.flatMap((words) =>
      [...words.lines]
        .filter(([id]) => !used.get(words)?.has(id))
        .map(([id, line]) => `${words.path}:${line}: '${id}' is never said: remove it in both languages`),
    ),
  ];
}

function catalogueIn(file: ts.SourceFile, folder: string): Catalogue {
  const lines = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)))
      lines.set(node.name.text, file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path: relative(folder, file.fileName), lines };
}

/** The ids of a type `Translate<Id>`; null for other types. */
function idsOfText(type: ts.Type): readonly string[] | null {
  const isText = type.aliasSymbol?.name === 'Translate' && type.aliasTypeArguments?.length === 1;
  const id = isText ? type.aliasTypeArguments?.[0] : undefined;
  return id ? literals(id) : null;
}

/** The string literals of a type; null if it is not finite. */
function literals(type: ts.Type): string[] | null {
  if (type.isStringLiteral()) return [type.value];
  if (!type.isUnion()) return null;
  const parts = type.types.map((part) => (part.isStringLiteral() ? part.value : null));
  return parts.some((part) => part === null) ? null : (parts as string[]);
}

function isSame(ids: readonly string[], lines: ReadonlyMap<string, number>): boolean {
  return ids.length === lines.size && ids.every((id) => lines.has(id));
}

function place(file: ts.SourceFile, node: ts.Node, folder: string): string {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(folder, file.fileName)}:${line + 1}`;
}

if (import.meta.main)
  reportProblems('Messages', unusedMessageProblems(join(root, 'apps/web')), 'every one is said somewhere');
