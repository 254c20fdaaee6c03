// `.first()`, `.last()`, `.nth()` are flaky on a page that still loads: only allowed in a named container.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { reportProblems, root } from './report.ts';

const POSITIONS = new Set(['first', 'last', 'nth']);
/** They filter the locator's own matches instead of searching inside them. */
const NARROWING = new Set([...POSITIONS, 'filter', 'and', 'describe']);
/** Roles of containers, unique on a page when named. */
const CONTAINERS = new Set(
  'alertdialog complementary dialog form grid group list listbox menu navigation region row table'.split(' '),
);

/**
 * Positions on a locator outside a named container, a step `getByRole(<container>, { name: … })`.
 * Constants and one-expression helpers are followed, across files; a parameter of type `Locator` is a
 * container.
 * @param folder of the tests, with `support`
 */
export function locatorProblems(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  if (paths.length === 0) return ['there are no tests: this check looks in the wrong place'];
  const options: ts.CompilerOptions = { noLib: true, types: [], allowImportingTsExtensions: true };
  const host = ts.createCompilerHost(options);
  // Reads only these files, not their packages.
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const path = join(from, '..', text);
      const isOurs = text.startsWith('.') && path.startsWith(folder) && host.fileExists(path);
      return {
        resolvedModule: isOurs ? { resolvedFileName: path, extension: ts.Extension.Ts } : undefined,
      };
    });
  const program = ts.createProgram(
    paths.map((path) => join(folder, path)),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  const isInside = placeOf(checker);

  return paths.sort().flatMap((path) => {
    const file = program.getSourceFile(join(folder, path));
    const problems: string[] = [];
    const visit = (node: ts.Node): void => {
      const step = stepOf(node);
      if (step?.name === 'locator' && step.call.arguments[0]?.getText().match(/>>\s*nth=|:nth-match\(/)) {
        const { line } = file?.getLineAndCharacterOfPosition(step.at) ?? { line: 0 };
        problems.push(
          `${path}:${line + 1}: a position inside of a selector: use .nth() in a named container`,
        );
      }
      if (step && POSITIONS.has(step.name) && !isInside(step.from, true)) {
        const { line } = step.call.getSourceFile().getLineAndCharacterOfPosition(step.at);
        problems.push(
          `${path}:${line + 1}: .${step.name}() on a whole page: look inside a dialog, table, list or other container by its name, or wait for a count`,
        );
      }
      ts.forEachChild(node, visit);
    };
    if (file) visit(file);
    return problems;
  });
}

interface Step {
  readonly name: string;
  readonly call: ts.CallExpression;
  readonly from: ts.Expression;
  readonly at: number;
}

/** One step of a chain, `from.name(…)`. */
function stepOf(node: ts.Node): Step | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  return { name: name.text, call: node, from: expression, at: name.getStart() };
}

function isNamedContainer({ name, call }: Step): boolean {
  const [role, options] = call.arguments;
  if (name !== 'getByRole' || !role || !ts.isStringLiteral(role) || !CONTAINERS.has(role.text)) return false;
  if (!options || !ts.isObjectLiteralExpression(options)) return false;
  return options.properties.some((property) => property.name?.getText() === 'name');
}

/** Returns a function that tells whether an expression's matches lie inside a named container. */
function placeOf(checker: ts.TypeChecker) {
  const declarationOf = (name: ts.Node): ts.Declaration | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol) return undefined;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol).valueDeclaration;
  };
  /** @param isCounted the step's own matches are counted: it must lie inside a container, not be one */
  const isInside = (node: ts.Expression, isCounted: boolean): boolean => {
    const step = stepOf(node);
    if (step) {
      if (NARROWING.has(step.name)) return isInside(step.from, isCounted);
      const [other] = step.call.arguments;
      if (step.name === 'or' && other) return isInside(step.from, isCounted) && isInside(other, isCounted);
      // `dialog.page()` leaves the dialog.
      if (step.name === 'page') return false;
      return (!isCounted && isNamedContainer(step)) || isInside(step.from, false);
    }
    const declaration = declarationOf(ts.isCallExpression(node) ? node.expression : node);
    if (!declaration) return false;
    if (ts.isParameter(declaration)) return declaration.type?.getText() === 'Locator';
    if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
    const { initializer } = declaration;
    if (!ts.isCallExpression(node)) return isInside(initializer, isCounted);
    return ts.isArrowFunction(initializer) && !ts.isBlock(initializer.body)
      ? isInside(initializer.body, isCounted)
      : false;
  };
  return isInside;
}

if (import.meta.main)
  reportProblems(
    'Locators',
    locatorProblems(join(root, 'apps/web/e2e')),
    'every position is inside a named container',
  );
