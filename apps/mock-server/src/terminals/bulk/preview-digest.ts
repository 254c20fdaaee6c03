/** Digest of what a preview shows: it changes when the outcome of the run would change. */
import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { Row } from '../../db/schema.ts';
import { createDigest } from '../../runs/preview.ts';
import type { Verdict } from './rules.ts';
import type { AppliedTemplate } from './targets.ts';

/**
 * Starts a digest with the kind of run and the template; terminals are added in the order of their numbers. Their
 * versions are not part of it: a terminal changed after the preview only fails by itself.
 */
export function createPreviewDigest(kind: BulkRunKind, template: AppliedTemplate | null) {
  const { add, digest } = createDigest(`${kind} ${template?.id ?? ''} ${template?.version ?? ''}`);
  return {
    add: ({ number }: Pick<Row<'terminals'>, 'number'>, { skip }: Verdict) =>
      add(`${number} ${skip ?? 'changes'}`),
    digest,
  };
}
