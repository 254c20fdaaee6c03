import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Its path from the repository's folder; of a package only the name. */
const nameOf = (id: string) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? relative(root, id.replace(/\?.*/, ''));

/** Beside the manifest, for tooling/checks/first-screen.ts: the modules of every script, and who imports them. */
export function moduleGraph(): Plugin {
  return {
    name: 'kasa-module-graph',
    apply: 'build',
    generateBundle(_options, bundle) {
      const isReal = (id: string) => !/^(\0|vite\/|rolldown\/)/.test(id);
      const modulesOf = ({ modules }: Rolldown.OutputChunk) =>
        Object.keys(modules).filter((id) => isReal(id) && modules[id]?.renderedLength !== 0);
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const scripts = Object.fromEntries(
        chunks.map((chunk) => [chunk.fileName, [...new Set(modulesOf(chunk).map(nameOf))].sort()]),
      );
      const importers: Record<string, string[]> = {};
      for (const id of [...this.getModuleIds()].filter(isReal)) {
        const name = nameOf(id);
        const others = (this.getModuleInfo(id)?.importers ?? [])
          .map(nameOf)
          .filter((other) => other !== name);
        importers[name] = [...new Set([...(importers[name] ?? []), ...others])];
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify({ scripts, importers }),
      });
    },
  };
}
