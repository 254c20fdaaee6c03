import { codes, type FailureCodeName, type Language } from '@kasa/contracts/shared/codes';
import { Failure, type FailureInfo } from '@kasa/contracts/shared/envelope';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import { compileValidator } from './compile-validator.ts';

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
 * Makes the function that writes the success envelope around an operation's data, which is checked against the contract
 * first, always. It throws AnswerMismatch when the data does not fit.
 */
export function successWriter(op: Operation): (data: unknown, language: Language) => string {
  const fits = compileValidator(op.data);
  return (data, language) => {
    const checked = fits(data) ? data : byContract(op, data);
    return JSON.stringify({ code: 0, msg: codes.ok[language], details: null, data: checked });
  };
}

function byContract(op: Operation, data: unknown): unknown {
  const checked = op.data.safeParse(data);
  if (checked.success) return checked.data;
  // Paths and rules only: a value could be private, and this ends in the log.
  const reasons = checked.error.issues.map((issue) => `${issue.path.join('.') || '(data)'} ${issue.code}`);
  throw new AnswerMismatch(op, reasons.join(', '));
}

/** The text of a failure envelope, checked against the contract like every answer. */
export function failureText(name: FailureCodeName, language: Language, details: FailureInfo | null): string {
  const { code, [language]: msg } = codes[name];
  // What is said of a header belongs to no field of a form: it is the message.
  const own = details?.fields?.find(({ path }) => path === IDEMPOTENCY_HEADER)?.message;
  return JSON.stringify(Failure.parse({ code, msg: own ?? msg, details, data: null }));
}
