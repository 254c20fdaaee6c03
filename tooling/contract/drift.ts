// Fails when a committed generated file differs from its sources: reviewers rely on openapi.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportProblems } from '../checks/report.ts';
import { contractOutputs, root } from './outputs.ts';

export function driftProblems(base: string, outputs: Readonly<Record<string, string>>): string[] {
  return Object.entries(outputs).flatMap(([path, made]) => {
    const file = join(base, path);
    if (!existsSync(file)) return [`${path}: missing; run \`pnpm gen\` and commit it`];
    const committed = readFileSync(file, 'utf8');
    if (committed === made) return [];
    const [now, before] = [made.split('\n'), committed.split('\n')];
    const line = now.findIndex((text, index) => text !== before[index]);
    const at = line === -1 ? now.length : line;
    return [
      `${path}: differs from its sources at line ${at + 1} (committed "${(before[at] ?? '').trim()}", made "${(now[at] ?? '').trim()}"); run \`pnpm gen\` and commit it`,
    ];
  });
}

if (import.meta.main) {
  reportProblems(
    'Contract drift',
    driftProblems(root, await contractOutputs()),
    'committed files match their sources',
  );
}
