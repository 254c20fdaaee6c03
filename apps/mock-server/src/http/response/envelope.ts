import { codes, type FailureCodeName, type Language } from '@kasa/contracts/shared/codes';
import { Failure, type FailureInfo, failureMessage } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';
import { compileValidator } from './compile-validator.ts';

export const ENVELOPE_TYPE = 'application/json; charset=utf-8';

/** The handler's data does not fit the contract: answered as `internal`. */
export class ResponseMismatch extends Error {
  constructor(op: Operation, reason: string) {
    super(`The answer of ${op.id} does not fit the contract: ${reason}`);
    this.name = 'ResponseMismatch';
  }
}

/** Makes the writer of a success envelope; it throws ResponseMismatch when the data does not fit. */
export function successSerializer(op: Operation): (data: unknown, language: Language) => string {
  const fits = compileValidator(op.data);
  return (data, language) => {
    const checked = fits(data) ? data : byContract(op, data);
    return JSON.stringify({ code: 0, msg: codes.ok[language], details: null, data: checked });
  };
}

function byContract(op: Operation, data: unknown): unknown {
  const checked = op.data.safeParse(data);
  if (checked.success) return checked.data;
  // Paths and rules only: values may be private, and this is logged.
  const reasons = checked.error.issues.map((issue) => `${issue.path.join('.') || '(data)'} ${issue.code}`);
  throw new ResponseMismatch(op, reasons.join(', '));
}

/** The text of a failure envelope, validated like every response. */
export function failureText(name: FailureCodeName, language: Language, details: FailureInfo | null): string {
  const msg = failureMessage(name, language, details);
  return JSON.stringify(Failure.parse({ code: codes[name].code, msg, details, data: null }));
}
