import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyOf } from './any-of.ts';
import { brokenRules } from './rules.ts';

const query = z.strictObject({ status: anyOf(z.enum(['active', 'blocked', 'added'])).optional() });

describe('a filter by several values', () => {
  it.each([
    ['one', 'active', ['active']],
    ['several', 'active,blocked', ['active', 'blocked']],
    ['a list', ['blocked', 'added'], ['blocked', 'added']],
    ['none', undefined, undefined],
  ])('takes %s', (_, status, values) => {
    expect(query.parse({ status }).status).toEqual(values);
  });

  it.each([
    ['', 'status.0', 'required'],
    ['gone', 'status.0', 'one_of'],
    ['active,gone', 'status.1', 'one_of'],
    ['active,', 'status.1', 'one_of'],
    ['active, blocked', 'status.1', 'one_of'],
    ['active,active', 'status', 'invalid'],
    [[], 'status', 'required'],
    [1, 'status', 'wrong_type'],
  ])('refuses %j', (status, path, rule) => {
    const input = { status };
    const issues = query.safeParse(input).error?.issues ?? [];
    expect(brokenRules(issues, input)).toMatchObject([{ path, rule }]);
  });

  it('is a list of unique values in the document', () => {
    expect(z.toJSONSchema(query, { io: 'input' }).properties?.status).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['active', 'blocked', 'added'] },
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
    });
  });
});
