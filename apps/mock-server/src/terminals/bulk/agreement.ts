/** What a person agrees to who has looked at a preview, as a short text: another one as soon as any of it is another. */
import { createHash } from 'node:crypto';
import type { BulkRunKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { Row } from '../../db/schema.ts';
import type { AppliedTemplate, Verdict } from './rules.ts';

/** Hexadecimal digits of a digest: 128 bits. Nobody gains by two that are alike; they only must not be by chance. */
const DIGITS = 32;

/** Takes in what is shown, terminal after terminal. */
export interface Agreement {
  /** The next terminal, in the order of their numbers, which name it for good; and whether it would change, or why not. */
  add(terminal: Pick<Row<'terminals'>, 'number'>, verdict: Verdict): void;
  /** All of it; nothing can be added any more. */
  digest(): string;
}

/**
 * Begins with what is to be done. How a terminal looks is no part of it: one that was changed meanwhile is left alone by
 * its version, and keeps the others from nothing.
 */
export function createAgreement(kind: BulkRunKind, template: AppliedTemplate | null): Agreement {
  const hash = createHash('sha256');
  hash.update(`${kind} ${template?.id ?? ''} ${template?.version ?? ''}\n`);
  return {
    add: ({ number }, { skip }) => void hash.update(`${number} ${skip ?? 'changes'}\n`),
    digest: () => hash.digest('hex').slice(0, DIGITS),
  };
}
