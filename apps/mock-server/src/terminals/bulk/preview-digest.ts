/** Digest of what a preview shows: it changes when the outcome of the run would change. */
import { createHash } from 'node:crypto';
import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { Row } from '../../db/schema.ts';
import type { Verdict } from './rules.ts';
import type { AppliedTemplate } from './targets.ts';

/** Hexadecimal digits of a digest: 128 bits, enough to rule out accidental collisions. */
const DIGITS = 32;

/**
 * Starts a digest with the kind of run and the template; terminals are added in the order of their numbers. Their
 * versions are not part of it: a terminal changed after the preview only fails by itself.
 */
export function createPreviewDigest(kind: BulkRunKind, template: AppliedTemplate | null) {
  const hash = createHash('sha256');
  hash.update(`${kind} ${template?.id ?? ''} ${template?.version ?? ''}\n`);
  return {
    add: ({ number }: Pick<Row<'terminals'>, 'number'>, { skip }: Verdict) =>
      void hash.update(`${number} ${skip ?? 'changes'}\n`),
    digest: () => hash.digest('hex').slice(0, DIGITS),
  };
}
