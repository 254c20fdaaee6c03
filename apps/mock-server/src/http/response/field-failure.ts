import type { FailureCodeName, Language } from '@kasa/contracts/shared/codes';
import { type RuleName, type RuleParams, ruleMessage } from '@kasa/contracts/shared/rules';
import { OperationFailure } from '../request/handler.ts';

/** A field and the rule it breaks; `path` is dotted, as in the contract's `FieldError`. */
export interface BrokenField {
  readonly path: string;
  readonly rule: RuleName;
  /** What its message says: `{number}`. */
  readonly params?: RuleParams | undefined;
}

/** A failure that names fields, with messages in the request's language. */
export function fieldFailure(
  codeName: FailureCodeName,
  language: Language,
  broken: readonly BrokenField[],
): OperationFailure {
  const fields = broken.map(({ path, rule, params }) => ({
    ...{ path, rule },
    message: ruleMessage(rule, language, params),
  }));
  return new OperationFailure(codeName, { fields });
}
