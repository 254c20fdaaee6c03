import { codes, type FailureCodeName, type Language } from '@kasa/contracts/shared/codes';
import { Failure, type FailureInfo } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';

/** The content type of every envelope. */
export const ENVELOPE_TYPE = 'application/json; charset=utf-8';

/** What a handler gave does not fit its operation's contract: a bug of ours, answered as `internal`. */
export class AnswerMismatch extends Error {
  constructor(op: Operation, reason: string) {
    super(`The answer of ${op.id} does not fit the contract: ${reason}`);
    this.name = 'AnswerMismatch';
  }
}

/**
 * The text of a success envelope around an operation's data, which is checked against the contract first, always.
 * @throws AnswerMismatch when the data does not fit
 */
export function successText(op: Operation, data: unknown, language: Language): string {
  const checked = op.data.safeParse(data);
  if (!checked.success) {
    // Paths and rules only: a value could be private, and this ends in the log.
    const reasons = checked.error.issues.map((issue) => `${issue.path.join('.') || '(data)'} ${issue.code}`);
    throw new AnswerMismatch(op, reasons.join(', '));
  }
  return JSON.stringify({ code: 0, msg: codes.ok[language], details: null, data: checked.data });
}

/** The text of a failure envelope, checked against the contract like every answer. */
export function failureText(name: FailureCodeName, language: Language, details: FailureInfo | null): string {
  const { code, [language]: msg } = codes[name];
  return JSON.stringify(Failure.parse({ code, msg, details, data: null }));
}
