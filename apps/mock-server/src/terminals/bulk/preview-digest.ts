/** Digest of what a preview shows: it changes when the outcome of the run would change. */
import { createHash } from 'node:crypto';
import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { Row } from '../../db/schema.ts';
import type { AppliedTemplate, Verdict } from './rules.ts';

/** Hexadecimal digits of a digest: 128 bits, enough to rule out accidental collisions. */
const DIGITS = 32;

/** A digest built terminal by terminal, in the order of their numbers. */
export interface PreviewDigest {
  add(terminal: Pick<Row<'terminals'>, 'number'>, verdict: Verdict): void;
  digest(): string;
}

/**
 * Starts a digest with the kind of run and the template. Terminal versions are not part of it: a terminal changed after
 * the preview only fails by itself.
 */
export function createPreviewDigest(kind: BulkRunKind, template: AppliedTemplate | null): PreviewDigest {
  const hash = createHash('sha256');
  hash.update(`${kind} ${template?.id ?? ''} ${template?.version ?? ''}\n`);
  return {
    add: ({ number }, { skip }) => void hash.update(`${number} ${skip ?? 'changes'}\n`),
    digest: () => hash.digest('hex').slice(0, DIGITS),
  };
}
