import type { z } from 'zod';
import { codes, type FailureCodeName } from '../shared/codes.ts';
import { exampleFailure, type FailureInfo } from '../shared/envelope.ts';
import { IDEMPOTENCY_HEADER } from '../shared/idempotency.ts';
import { codesOf, type Operation } from '../shared/operation.ts';
import { type BrokenRule, brokenRules, ruleMessage } from '../shared/rules.ts';
import type { JsonSchema } from './json-schemas.ts';
import { share } from './share.ts';

const fieldsOf = (...broken: BrokenRule[]): FailureInfo => ({
  fields: broken.map(({ path, rule, params }) => ({ path, rule, message: ruleMessage(rule, 'uk', params) })),
});

const firstBroken = (schema: z.ZodType | undefined, input: unknown): BrokenRule[] => {
  const error = schema?.safeParse(input).error;
  return error ? brokenRules(error.issues, input).slice(0, 1) : [];
};

/** The rule that a request breaks which is the example but for one thing. */
function brokenField({ params, query, body, headers, example }: Operation): BrokenRule {
  const without = (schema: z.ZodType | undefined, input: unknown) =>
    Object.keys({ ...(input as object) }).flatMap((name) =>
      firstBroken(schema, { ...(input as object), [name]: undefined }),
    );
  const [broken] = [
    ...without(body, example.body),
    ...without(headers, example.headers),
    ...firstBroken(
      params,
      Object.fromEntries(Object.keys({ ...(example.params as object) }).map((name) => [name, '7'])),
    ),
    ...firstBroken(query, { ...(example.query as object), page: 0 }),
  ];
  return broken ?? { path: IDEMPOTENCY_HEADER, rule: 'key_format', params: {} };
}

function exampleDetails(op: Operation, name: FailureCodeName): FailureInfo | null {
  const own = op.failureDetails?.[name];
  if (own) return own;
  if (name === 'rate_limited') return { retry_after_seconds: 60 };
  if (name === 'validation_failed') return fieldsOf(brokenField(op));
  // Nothing else of it can be in conflict: it is the key.
  const isOfKey = name === 'conflict' && !op.codes.includes(name);
  return isOfKey ? fieldsOf({ path: IDEMPOTENCY_HEADER, rule: 'key_reused', params: {} }) : null;
}

function failureResponse(op: Operation, names: readonly FailureCodeName[]): JsonSchema {
  const examples = names.map((name) => [
    name,
    { summary: codes[name].when, value: exampleFailure(name, exampleDetails(op, name)) },
  ]);
  return {
    description: names.map((name) => `\`${codes[name].code}\` **${name}**`).join(', '),
    headers: {
      'x-request-id': { $ref: '#/components/headers/x-request-id' },
      ...(names.includes('rate_limited')
        ? { 'retry-after': { $ref: '#/components/headers/retry-after' } }
        : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** Failure responses of an operation, by status. */
export function failureResponses(op: Operation): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(codesOf(op), (name) => codes[name].http);
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, failureResponse(op, names)]));
}

const pascal = (name: string) =>
  name.replace(/(?:^|[^a-z0-9]+)([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface Example {
  value: { details: FailureInfo | null };
}

/** `Conflict`; beside another of that name `ConflictOfPlace` or `ConflictWithCurrentVersion`. */
function namesOfExample(example: unknown, name: string): string[] {
  const details = (example as Example).value.details ?? {};
  const [field] = details.fields ?? [];
  const longer = field
    ? `${name}_of_${field.path.toLowerCase()}`
    : [name, ...Object.keys(details)].join('_with_');
  return [name, longer].map(pascal);
}

const examplesOf = (response: JsonSchema) =>
  (response as unknown as { content: { 'application/json': { examples: Record<string, JsonSchema> } } })
    .content['application/json'].examples;

/** `ViewReadOnlyOrConflict`; beside another of that name `ViewReadOnlyOrConflictWithCurrentVersion`. */
function namesOfResponse(response: JsonSchema): string[] {
  const parts = Object.entries(examplesOf(response)).map(([name, example]) => namesOfExample(example, name));
  return [0, 1].map((choice) => parts.map((names) => names[choice]).join('Or'));
}

/** Shares failure responses of operation objects and their examples, in place. @returns the components */
export function shareFailures(operations: readonly JsonSchema[]) {
  const holders = operations.map(({ responses }) => responses as Record<string, JsonSchema>);
  const places = holders.flatMap((holder) =>
    Object.keys(holder)
      .filter((status) => Number(status) >= 400)
      .map((status) => [holder, status] as const),
  );
  const responses = share('responses', places, namesOfResponse);
  const alone = places.map(([holder, status]) => holder[status] as JsonSchema).filter(({ $ref }) => !$ref);
  const examples = [...alone, ...Object.values(responses)].map(examplesOf);
  const placesOfExamples = examples.flatMap((all) => Object.keys(all).map((name) => [all, name] as const));
  return { responses, examples: share('examples', placesOfExamples, namesOfExample) };
}
