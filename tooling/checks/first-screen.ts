// What the first screen consists of: a new area adds its menu entry to it and nothing else (ADR 19).

/** As apps/web/build/module-graph.ts writes it: paths from the repository's folder, packages by name. */
export interface ModuleGraph {
  /** The modules of each script of the build. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Who imports a module so that it comes with them. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
}

const LIST = 'apps/web/first-screen.json';

/** How a module is listed: ours by their folder, by themselves what each area has of its own (features, contract, operations). */
function entryFor(module: string): string {
  if (!/^(apps|packages)\//.test(module)) return module;
  const isAlone =
    /^(apps\/web\/src\/features\/(?!terminals\/)|packages\/contracts\/|packages\/client\/src\/generated\/operations)/.test(
      module,
    );
  return isAlone ? module : (/^apps\/web\/src\/\w+\/[\w-]+(?=\/)|.*(?=\/)/.exec(module)?.[0] ?? module);
}

/** The shortest way by which a module comes, from itself up to where the first screen begins. */
function chainOf(module: string, { importers }: ModuleGraph, beginnings: readonly string[]): string[] {
  const chains = [[module]];
  const seen = new Set([module]);
  for (const chain of chains) {
    const last = chain.at(-1) ?? module;
    if (beginnings.includes(last)) return chain;
    for (const importer of importers[last] ?? []) {
      if (!seen.has(importer)) chains.push([...chain, importer]);
      seen.add(importer);
    }
  }
  return [module, 'the division into files (apps/web/build/chunks.ts)'];
}

/**
 * What came into the first screen and is not listed, and what is listed in vain.
 * @param files the scripts of the first screen
 * @param beginnings the modules that it begins with
 */
export function firstScreenProblems(
  graph: ModuleGraph,
  files: ReadonlySet<string>,
  beginnings: readonly string[],
  listed: readonly string[],
): string[] {
  const modules = [...files].flatMap((file) => graph.scripts[file] ?? []);
  const entries = new Map(modules.map((module) => [entryFor(module), module]));
  const added = [...entries].filter(([entry]) => !listed.includes(entry));
  const gone = listed.filter((entry) => !entries.has(entry));
  return [
    ...added.map(
      ([entry, module]) =>
        `${entry} came into the first screen: ${chainOf(module, graph, beginnings).join(' < ')}.\n` +
        `    Import it later, by import(); or, if the screen needs it at once, add it to ${LIST}`,
    ),
    ...gone.map((entry) => `${entry} is no longer in the first screen: take it out of ${LIST}`),
  ];
}
