import type { FailureDetails } from './errors.ts';

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isFieldError = (value: unknown) =>
  isEntry(value) && isText(value.path) && isText(value.rule) && isText(value.message);
const isNamed = (value: unknown) => isEntry(value) && isText(value.id) && isText(value.name);

const checks: { [Key in keyof Required<FailureDetails>]: (value: unknown) => boolean } = {
  fields: (value) => Array.isArray(value) && value.every(isFieldError),
  permission: isText,
  retry_after_seconds: isNumber,
  attempts_left: isNumber,
  current_version: isNumber,
  next_to_date: isText,
  busy_with: isNamed,
  terminal: isNamed,
  run_id: isText,
  used_by: (value) =>
    isEntry(value) &&
    Array.isArray(value.companies) &&
    value.companies.every(isNamed) &&
    [value.companies_count, value.points_count, value.terminals_count].every(isNumber) &&
    typeof value.has_payments === 'boolean',
  inside_amount: isNumber,
  offline_limit: isText,
  left_amount: isNumber,
};

/** Reads `details` of a failure; unknown or malformed keys are dropped. */
export function parseFailureDetails(value: unknown): FailureDetails | null {
  if (!isEntry(value) || Array.isArray(value)) return null;
  const known = Object.entries(checks).filter(
    ([key, check]) => Object.hasOwn(value, key) && check(value[key]),
  );
  return known.length === 0 ? null : Object.fromEntries(known.map(([key]) => [key, value[key]]));
}
