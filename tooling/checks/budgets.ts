import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, reportProblems, root } from './report.ts';

/** Raise one only together with architecture §7. */
const budgets = {
  medianLines: 90,
  p90Lines: 200,
  maxLines: 300,
  maxDepthUnderSrc: 5,
  minTestShare: 0.3,
  maxHandlerLines: 15,
  maxScreenLines: 200,
} as const;

const isCode = (path: string) => /\.(ts|tsx|mts|mjs|css)$/.test(path);
const isTest = (path: string) =>
  /\.(test|e2e)\.(ts|tsx|mts)$/.test(path) || /\/(e2e|test-support|testing)\//.test(path);
const isGenerated = (path: string) => /\/generated\//.test(path);
/** Seed data may be long: it is a list, not logic. */
const isSeed = (path: string) => /(^|[/-])seed(-[a-z-]+)?\.ts$|\/seed\//.test(path);

interface Suppression {
  readonly pattern: RegExp;
  readonly rule: string;
}

/** Suppression comments; the last two are allowed with a reason. Biome checks `any` itself. */
const suppressions: readonly Suppression[] = [
  { pattern: /@ts-(ignore|nocheck)/, rule: '@ts-ignore or @ts-nocheck: use @ts-expect-error with a reason' },
  { pattern: /@ts-expect-error(?!:?\s+\S+\s+\S+)/, rule: '@ts-expect-error without a reason' },
  { pattern: /biome-ignore(?!(-[a-z]+)?\s+\S+:\s+\S+\s+\S+)/, rule: 'biome-ignore without a reason' },
];

/** Quantile of a sorted list: 0.5 is the median. */
function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function budgetProblems(base: string): string[] {
  const files = filesUnder(base)
    .filter((path) => isCode(path) && !isGenerated(path))
    .map((path) => {
      const text = readFileSync(join(base, path), 'utf8');
      return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
    });
  const problems: string[] = [];
  const sized = files.filter(({ path }) => !isSeed(path));
  const sorted = sized.map(({ lines }) => lines).sort((a, b) => a - b);

  const median = atShare(sorted, 0.5);
  if (median > budgets.medianLines)
    problems.push(`median file has ${median} lines, budget ${budgets.medianLines}`);
  const p90 = atShare(sorted, 0.9);
  if (p90 > budgets.p90Lines)
    problems.push(`90th percentile file has ${p90} lines, budget ${budgets.p90Lines}`);
  for (const { path, lines } of sized) {
    if (lines > budgets.maxLines) problems.push(`${path}: ${lines} lines, budget ${budgets.maxLines}`);
  }
  for (const { path } of files) {
    const under = path.split('/src/')[1];
    const depth = under ? under.split('/').length - 1 : 0;
    if (depth > budgets.maxDepthUnderSrc)
      problems.push(`${path}: ${depth} folders deep under src, budget ${budgets.maxDepthUnderSrc}`);
  }
  for (const { path, text } of files) problems.push(...suppressionsIn(path, text), ...handlersIn(path, text));
  for (const { path, lines } of files) {
    if (/\/screens\/[^/]+\.tsx$/.test(path) && !isTest(path) && lines > budgets.maxScreenLines)
      problems.push(`${path}: ${lines} lines, budget of a screen ${budgets.maxScreenLines}`);
  }

  const linesOf = (chosen: typeof files) => chosen.reduce((sum, { lines }) => sum + lines, 0);
  const code = files.filter(({ path }) => /\.(ts|tsx|mts|mjs)$/.test(path) && !isSeed(path));
  const share = linesOf(code.filter(({ path }) => isTest(path))) / Math.max(1, linesOf(code));
  if (share < budgets.minTestShare) {
    problems.push(
      `tests are ${(share * 100).toFixed(1)} % of the lines, budget ${budgets.minTestShare * 100} %`,
    );
  }
  return problems;
}

/** Handlers that contain logic. Relies on Biome's format: members of a module-level object. */
function handlersIn(path: string, text: string): string[] {
  if (!/(^|[/-])handlers\.ts$/.test(path)) return [];
  const members = text.matchAll(
    /^ {2}(?:async )?(\w+)(?:\(|: (?:async )?\().*\n(?: {3,}.*\n|\n)* {2}\}?[)}]*,$/gm,
  );
  return [...members].flatMap(([whole, name]) => {
    const lines = whole.split('\n').length;
    return lines > budgets.maxHandlerLines
      ? [`${path}: ${name} has ${lines} lines, budget of a handler ${budgets.maxHandlerLines}`]
      : [];
  });
}

function suppressionsIn(path: string, text: string): string[] {
  // These files must contain the patterns.
  if (/^tooling\/checks\/(budgets|budgets\.test|tools\.deep\.test)\.ts$/.test(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const broken = suppressions.filter(({ pattern }) => pattern.test(line));
    return broken.map(({ rule }) => `${path}:${index + 1}: ${rule}`);
  });
}

if (import.meta.main)
  reportProblems('Budgets', budgetProblems(root), 'sizes, depth, suppressions and test share are within');
