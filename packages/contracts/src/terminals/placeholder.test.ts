import { describe, expect, it, vi } from 'vitest';
import {
  callbackPlaceholderNames,
  callbackPlaceholders,
  signaturePlaceholderNames,
} from './callback-template.ts';
import { parseTemplate, renderTemplate, templateProblems } from './placeholder.ts';

describe('a text with placeholders', () => {
  it('is parsed into its pieces, wherever they stand', () => {
    expect(parseTemplate('a {{ order_id }}{{rrn}} b')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'placeholder', name: 'order_id', at: 2, until: 16 },
      { kind: 'placeholder', name: 'rrn', at: 16, until: 23 },
      { kind: 'text', text: ' b' },
    ]);
    expect(parseTemplate('')).toEqual([]);
    expect(parseTemplate('{"a": {"b": 1}}')).toEqual([{ kind: 'text', text: '{"a": {"b": 1}}' }]);
  });

  it('may hold a brace that does not end: up to the end of its line, the next one is read as usual', () => {
    expect(parseTemplate('x {{order\n{{rrn}}')).toEqual([
      { kind: 'text', text: 'x ' },
      { kind: 'open', text: '{{order', at: 2 },
      { kind: 'text', text: '\n' },
      { kind: 'placeholder', name: 'rrn', at: 10, until: 17 },
    ]);
  });

  it('says what is wrong, and where', () => {
    expect(templateProblems('{{order_id}} {{oder}} {{', callbackPlaceholderNames)).toEqual([
      { rule: 'placeholder_unknown', name: 'oder', at: 13, until: 21, line: 1, column: 14 },
      { rule: 'placeholder_open', name: '', at: 22, until: 24, line: 1, column: 23 },
    ]);
    const lines = '{{order_id}}\n\n  {{oder}} {{x}}\n{{rrn\n';
    const places = templateProblems(lines, callbackPlaceholderNames).map(({ line, column }) => [
      line,
      column,
    ]);
    expect(places).toEqual([
      [3, 3],
      [3, 12],
      [4, 1],
    ]);
    expect(templateProblems('{{signature}}', callbackPlaceholderNames)).toEqual([]);
    expect(templateProblems('{{signature}}', signaturePlaceholderNames)).toHaveLength(1);
    expect(templateProblems('{{constructor}}', callbackPlaceholderNames)).toHaveLength(1);
  });

  it.each(['{{a}} ', '{{\n'])('is searched once, however long: many of %j', (unit) => {
    const looked = vi.spyOn(String.prototype, 'indexOf');
    const text = unit.repeat(1_000);
    const found = templateProblems(text, callbackPlaceholderNames).length;
    const { calls, contexts, results } = looked.mock;
    const walked = calls.map(([, from = 0], n) => {
      const at = Number(results[n]?.value);
      return (at === -1 ? String(contexts[n]).length : at) - from;
    });
    looked.mockRestore();
    expect(found).toBe(1_000);
    expect(walked.reduce((sum, one) => sum + one, 0)).toBeLessThan(text.length * 8);
  });

  it('is rendered with values, each made to fit where it stands', () => {
    const values = { order_id: '7"7', rrn: '12' };
    const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
    expect(renderTemplate('{"o": "{{order_id}}", "r": {{rrn}}}', values, inJson)).toBe(
      '{"o": "7\\"7", "r": 12}',
    );
    expect(renderTemplate('{{constructor}}{{amount}}.', values)).toBe('.');
  });
});

it('every placeholder of a callback has a name in both languages', () => {
  for (const { uk, en } of Object.values(callbackPlaceholders)) {
    expect(uk).toMatch(/^[А-ЯІЇЄҐ]|^RRN$/);
    expect(en).toMatch(/^[A-Z][^а-яіїєґ]+$/i);
  }
});
