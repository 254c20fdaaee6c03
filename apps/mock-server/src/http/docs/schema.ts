import { multiLine, singleLine } from '@kasa/contracts/shared/text';
import { nameOf, type Parameter, type Schema } from './document.ts';
import { type Html, html, joined, type Part, table } from './html.ts';
import { inline } from './markdown.ts';

/** Longer patterns are not shown, and those of formats never. */
const LONG_PATTERN = 60;
const spoken: Readonly<Record<string, string>> = {
  [singleLine.source]: 'one line',
  [multiLine.source]: 'several lines',
};

const number = (value: number) => value.toLocaleString('en-US').replaceAll(',', '\u202f');

function bounds(schema: Schema): Part[] {
  const { minimum, maximum, exclusiveMinimum, minItems, maxItems, minLength = 0, maxLength } = schema;
  const said: Part[] = [];
  const from = minimum !== undefined ? `from ${number(minimum)}` : '';
  const to = maximum !== undefined ? `to ${number(maximum)}` : '';
  if (exclusiveMinimum !== undefined) said.push(`more than ${number(exclusiveMinimum)}`);
  if (from || to) said.push(`${from} ${to}`.trim());
  if (minItems !== undefined) said.push(`at least ${minItems}`);
  if (maxItems !== undefined) said.push(`at most ${maxItems}`);
  if (minLength > 0) said.push('not empty');
  if (maxLength !== undefined) said.push(`up to ${maxLength} characters`);
  const pattern = schema.format ? undefined : schema.pattern;
  const words = pattern && spoken[pattern];
  if (words) said.push(words);
  else if (pattern && pattern.length <= LONG_PATTERN) said.push(html`<code>${pattern}</code>`);
  return said;
}

const optional = html` <span class="muted">optional</span>`;

export const schemaLink = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

/** A value's type in words: `string, up to 100 characters`, `list of Place`, `bus, tram`. */
export function typeOf(schema: Schema): Part {
  if (schema.$ref) return schemaLink(nameOf(schema.$ref));
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf), ' or ');
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    );
  }
  const limits = bounds(schema);
  const suffix: Part = limits.length > 0 && [', ', joined(limits, ', ')];
  if (schema.type === 'array') return ['list of ', typeOf(schema.items ?? {}), suffix];
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return ['map of ', typeOf(schema.additionalProperties)];
  }
  return [schema.format ?? joined([schema.type ?? 'any'].flat(), ' or '), suffix];
}

interface Field {
  readonly path: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/** Fields of an object; unnamed nested objects become dotted paths: `geometry.location.lat`. */
function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const own = { path, isRequired: schema.required?.includes(name) ?? false, schema: field };
    const object = [field, ...(field.anyOf ?? [])].find(({ properties }) => properties);
    if (object) return [own, ...fieldsOf(object, `${path}.`)];
    return field.items?.properties ? [own, ...fieldsOf(field.items, `${path}[].`)] : [own];
  });
}

export function fieldsTable(label: string, schema: Schema): Html {
  const rows = fieldsOf(schema).map(({ path, isRequired, schema: field }) => [
    html`<code>${path}</code>`,
    [typeOf(field), !isRequired && optional],
    inline(field.description ?? ''),
  ]);
  return rows.length > 0
    ? table(label, ['Field', 'Type', 'Meaning'], rows)
    : html`<p class="muted">An empty object.</p>`;
}

export function parametersTable(label: string, parameters: readonly Parameter[]): Html {
  const rows = parameters.map((parameter) => [
    html`<code>${parameter.name}</code>`,
    parameter.in,
    [typeOf(parameter.schema), !parameter.required && optional],
    inline(parameter.description ?? ''),
  ]);
  return table(label, ['Name', 'In', 'Type', 'Meaning'], rows);
}
