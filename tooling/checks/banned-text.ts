// Finds text that must not be in the repository: unfinished work, and hosts or paths of one machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, reportProblems, root } from './report.ts';

interface Ban {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly except?: RegExp;
}

// Character classes keep this file from matching itself.
const bans: readonly Ban[] = [
  { pattern: /\b(T[O]DO|F[I]XME|X[X]X)\b/, reason: 'unfinished work: finish it, or file an issue' },
  { pattern: /lorem[ ]ipsum|coming[ ]soon|not[ ]implemented/i, reason: 'a feature that is not there' },
  {
    pattern: /https?:\/\/[a-z0-9.-]*r[e]gistry|r[e]gistry\.npmjs/i,
    reason: 'a registry’s host: whoever installs chooses the registry',
  },
  { pattern: /(^|[\s"'`(=])\/(work|farm)\//, reason: 'a path of one machine' },
  { pattern: /^\s+tarball:/, reason: 'a tarball address in the lock file', except: /(?<!pnpm-lock\.yaml)$/ },
  {
    pattern: /\brandom[U]UID\b/,
    reason: 'browsers have it only where the page came by https or from this machine: randomHex',
    except: /^(?!(apps\/web|packages\/(ui|client))\/src\/)|\.test\.tsx?$|\/test-support\//,
  },
  { pattern: /\b(it|test|describe)\.(s[k]ip|o[n]ly|t[o]do)\(/, reason: 'a test that does not run' },
];

const isText = (path: string) =>
  !/\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|pdf|zip|gz|db|sqlite)$/.test(path);

export function bannedTextProblems(base: string): string[] {
  return filesUnder(base)
    .filter(isText)
    .flatMap((path) => {
      const active = bans.filter(({ except }) => !except?.test(path));
      return readFileSync(join(base, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          active
            .filter(({ pattern }) => pattern.test(line))
            .map(({ reason }) => `${path}:${index + 1}: ${reason}`),
        );
    });
}

if (import.meta.main) reportProblems('Words', bannedTextProblems(root), 'nothing banned');
