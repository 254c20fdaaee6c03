/**
 * Which file of the build a module goes to. Left alone, the bundler makes a file for every set of modules that the same
 * screens need: eighty for one page. Here what every page needs to start is one file (`start`), what a signed-in
 * person's first screen needs besides is another (`first`), and so is what sign-in needs (`forms`: other forms need much
 * the same). Of that, what the first screen fetches besides, for the menu of its views, stands apart (`commands`): the
 * menu would bring all forms along. The addresses of all screens but `/` are a file, too (`features`). The rest is left to
 * the bundler.
 */
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Where pages begin: the app, addresses, a visitor's first screen, what comes after its rows, a signed-in person's. */
export const beginnings = {
  start: /\/apps\/web\/src\/app\/main\.tsx$/,
  features: /\/apps\/web\/src\/app\/features\.ts$/,
  forms: /\/apps\/web\/src\/features\/auth\/screens\/sign-in\.tsx$/,
  commands: /\/apps\/web\/src\/shared\/views\/views-menu\.tsx$/,
  first: /\/apps\/web\/src\/(app\/layout\/layout|features\/terminals\/screens\/terminals)\.tsx$/,
} as const;
/** Changes with an upgrade only, so browsers keep it from one version of ours to the next. */
const REACT = /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//;

type Naming = (id: string) => string | null;

/**
 * Builds once without writing anything, to learn from the bundler which modules are really needed where: the import
 * statements say too much, since a library's index imports all of the library. Answers the naming for the real build.
 */
export async function planChunks(config: InlineConfig): Promise<Naming> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const outputs = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const start = modulesNeeded(chunks, beginnings.start);
  const features = modulesNeeded(chunks, beginnings.features);
  const first = modulesNeeded(chunks, beginnings.first);
  const forms = modulesNeeded(chunks, beginnings.forms);
  const commands = modulesNeeded(chunks, beginnings.commands);
  return (id) => {
    if (REACT.test(id)) return 'react';
    if (start.has(id) || (first.has(id) && (forms.has(id) || features.has(id)))) return 'start';
    if (first.has(id)) return 'first';
    if (features.has(id)) return 'features';
    if (!forms.has(id)) return null;
    return commands.has(id) ? 'commands' : 'forms';
  };
}

/** The modules in the files of some modules and in all files that these import. */
function modulesNeeded(chunks: readonly Rolldown.OutputChunk[], roots: RegExp): ReadonlySet<string> {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(files.get(file));
  };
  for (const chunk of chunks) {
    if (Object.keys(chunk.modules).some((id) => roots.test(id))) visit(chunk);
  }
  return new Set([...seen].flatMap((chunk) => Object.keys(chunk.modules)));
}
