import { describe, expect, it } from 'vitest';
import { brokenJson, jsonProblems } from './json-template.ts';
import { defaultSettings } from './resolve-settings.ts';
import { SomeTerminalSettings } from './settings.ts';

/** Each as `needs line:column text`. */
const problems = (template: string) =>
  jsonProblems(template).map(({ needs, line, column, at, until }) =>
    `${needs} ${line}:${column} ${template.slice(at, until)}`.trim(),
  );

describe('a body of JSON', () => {
  it.each([
    '',
    ' \n',
    defaultSettings('ecomm').callback_body_template,
    '{"a": "{{order_id}} і {{ rrn }}", "b": [], "c": {}, "d": [{{amount}}, -1.5e3, true, false, null]}',
    '"{{order_id}}"',
    '{{amount_kopiykas}}',
    '{"{{order_id}}": {{attempt}}}',
    '{"a": -{{amount}}}',
    '{"a": {{amount_kopiykas}}.5}',
    '[\n\t[1,\r\n 2]\n]',
    '"\\"\\\\\\u00e9 {} [] , : {{order_id}}"',
    '{"a": "{{rrn}}{{order_id}}\\n"}',
  ])('is fine as %j', (template) => expect(problems(template)).toEqual([]));

  it.each([
    ['{"a": 1,}', 'key 1:9 }'],
    ['[1,]', 'value 1:4 ]'],
    ['[1 2]', 'comma 1:4 2'],
    ['{"a": 1\n"b": 2}', 'comma 2:1 "b"'],
    ['{"a" 1}', 'colon 1:6 1'],
    ["{'a': 1}", "key 1:2 'a'"],
    ['{a: 1}', 'key 1:2 a'],
    ['{"a": {{order_id}}: 1}', 'quotes 1:7 {{order_id}} comma 1:19 :'],
    ['{ {{order_id}}: 1}', 'key 1:3 {{order_id}}'],
    ['{"a": tru}', 'value 1:7 tru'],
    ['{"a": 01}', 'value 1:7 01'],
    ['{"a": 0{{amount_kopiykas}}}', 'value 1:7 0{{amount_kopiykas}}'],
    ['{"a": {{amount}}{{amount}}}', 'value 1:7 {{amount}}{{amount}}'],
    ['{"a": №{{order_id}}}', 'value 1:7 №{{order_id}}'],
    ['{"a": 1}}', 'end 1:9 }'],
    ['{"a": 1} {"b": 2}', 'end 1:10 {'],
    ['{"a": [1}', 'comma 1:9 }'],
    [']', 'value 1:1 ]'],
    ['{"a":', 'value 1:6'],
    ['{"a": 1', 'comma 1:8'],
    ['{\n"a"', 'colon 2:4'],
    ['{', 'key 1:2'],
    ['{"a": "x\n}', 'string 1:7 "x'],
    ['{"a": "x', 'string 1:7 "x'],
    ['{"a": "{{order_id}}, "b": 1}', 'comma 1:23 b'],
    ['{"a": "x\\q"}', 'string 1:9 \\'],
    ['{"a": "x\\u12"}', 'string 1:9 \\'],
    ['{"a": "x\ty"}', 'string 1:9'],
    ['{"a": 1} // sum', 'end 1:10 //'],
    ['order={{order_id}}&sum={{amount}}', 'value 1:1 order={{order_id}}&sum={{amount}}'],
    ['{"a": \u00a01}', 'value 1:7 \u00a01'],
    ['{"a": \uffff}', 'value 1:7 \uffff'],
  ])('as %j is none, and where', (template, expected) => {
    expect(problems(template).join(' ')).toBe(expected);
    expect(brokenJson(template)).not.toBeNull();
  });

  it.each([
    ['{"a": {{order_id}}}', ['quotes 1:7 {{order_id}}']],
    [
      '{\n"a": {{rrn}}, "b": {{fiscal_number}},\n"c": 1{{order_id}}}',
      ['quotes 2:6 {{rrn}}', 'quotes 2:20 {{fiscal_number}}', 'quotes 3:6 1{{order_id}}'],
    ],
  ])('as %j is some for a payment whose values are numbers', (template, expected) => {
    expect(problems(template)).toEqual(expected);
    expect(brokenJson(template)).toBeNull();
  });

  it('agrees with JSON.parse, whatever is taken away', () => {
    const whole = '{"a": [1, -2.5e+3, "x\\n\\u00e9", true], "b": {"c": null}}';
    for (let from = 0; from < whole.length; from += 1) {
      for (const length of [1, 2, 5]) {
        const text = whole.slice(0, from) + whole.slice(from + length);
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect([text, brokenJson(text) === null]).toEqual([text, isJson]);
      }
    }
  });

  it('may be nested as deep as a text is long', () => {
    expect(problems('['.repeat(2_000) + ']'.repeat(2_000))).toEqual([]);
    expect(problems('['.repeat(4_000))).toEqual(['value 1:4001']);
  });

  it('is asked for where it is sent as JSON, not where it is hidden or of another kind', () => {
    const issues = (settings: object) => SomeTerminalSettings.safeParse(settings).error?.issues ?? [];
    const body = { callback_body_template: 'order={{order_id}}' };
    expect(issues({ callback_type: 'post_json', ...body })).toMatchObject([
      { path: ['callback_body_template'], message: 'json_format', params: { line: 1, column: 1 } },
    ]);
    expect(issues({ callback_type: 'post_form', ...body })).toEqual([]);
    expect(issues({ callback_type: 'get', ...body })).toEqual([]);
    expect(issues(body)).toEqual([]);
    for (const text of ['***', '', '{"order": {{order_id}}}']) {
      expect(issues({ callback_type: 'post_json', callback_body_template: text })).toEqual([]);
    }
    const unknown = { callback_type: 'post_json', callback_body_template: '{{oder}' };
    expect(issues(unknown).map(({ message }) => message)).toEqual(['placeholder_open']);
  });
});
