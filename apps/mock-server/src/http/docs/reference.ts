import { type ApiDocument, operationsOf } from './document.ts';
import { type Html, html, joined, table } from './html.ts';
import { inline } from './markdown.ts';
import { fieldsTable, typeOf } from './schema.ts';

const yes = html`<span class="yes" aria-hidden="true">✓</span><span class="sr">yes</span>`;
const MANY = 8;

export function codesSection(document: ApiDocument): Html {
  const operations = operationsOf(document);
  const rows = document['x-codes'].map(({ name, code, http, when, uk, en }) => {
    const users = operations.filter((operation) => operation['x-codes'].includes(name));
    const links = users.map(({ operationId }) => html`<a href="#${operationId}">${operationId}</a>`);
    const isEvery = name === 'ok' || users.length === operations.length;
    const answeredBy = isEvery
      ? 'every operation'
      : links.length > MANY
        ? `${links.length} operations`
        : joined(links, ', ');
    return [
      html`<span id="code-${name}">${code}</span>`,
      html`<code>${name}</code>`,
      http,
      inline(when),
      uk,
      en,
      answeredBy,
    ];
  });
  return html`<section class="entry" id="codes"><h2>Codes</h2>
<p>Decide by <code>code</code>. <code>msg</code> is the text for the person, in the language of <code>lng</code>.</p>
${table('Envelope codes', ['Code', 'Name', 'HTTP', 'When', 'Ukrainian', 'English', 'Answered by'], rows)}</section>`;
}

export function permissionsSection(document: ApiDocument): Html {
  const roles = document['x-roles'];
  const users = (tag: string) =>
    operationsOf(document).filter((operation) => operation['x-permission'] === tag).length;
  const rows = document['x-permissions'].map(({ tag, uk, en }) => [
    html`<code>${tag}</code>`,
    uk,
    en,
    ...roles.map(({ tags }) => tags.includes(tag) && yes),
    users(tag) || html`<span class="muted">0</span>`,
  ]);
  const header = [
    'Tag',
    'Ukrainian',
    'English',
    ...roles.map(({ role, uk }) => html`${role}<br><span class="muted">${uk}</span>`),
    'Operations',
  ];
  return html`<section class="entry" id="permissions"><h2>Permissions and roles</h2>
<p>A role is a template of tags; a user may have single tags added or removed. The server checks the tag of an operation on every request.</p>
${table('Permission tags by role', header, rows)}</section>`;
}

/** State machines as tables of allowed transitions. */
export function machineSections(document: ApiDocument): Html[] {
  return Object.entries(document['x-state-machines']).map(([name, steps]) => {
    const states = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
    const by = (from: string, to: string) => steps.find((step) => step.from === from && step.to === to)?.by;
    const rows = states.map((from) => [
      html`<code>${from}</code>`,
      ...states.map((to) => by(from, to) ?? html`<span class="muted">–</span>`),
    ]);
    const header = ['From ↓ to →', ...states.map((state) => html`<code>${state}</code>`)];
    return html`<section class="entry" id="machine-${name}"><h2>States of <code>${name}</code></h2>
<p>Who or what makes each step. Any other answers <a href="#code-status_transition_forbidden"><code>status_transition_forbidden</code></a>.</p>
${table(`Steps of ${name}`, header, rows)}</section>`;
  });
}

export function rulesSection(document: ApiDocument): Html {
  const rows = document['x-rules'].map(({ rule, uk, en }) => [html`<code>${rule}</code>`, uk, en]);
  return html`<section class="entry" id="rules"><h2>Field rules</h2>
<p>What <code>details.fields[].rule</code> can be, with its <code>message</code>. <code>{max}</code>, <code>{min}</code>, <code>{line}</code> and <code>{column}</code> are filled in.</p>
${table('Field rules', ['Rule', 'Ukrainian', 'English'], rows)}</section>`;
}

export function schemaSections(document: ApiDocument): Html[] {
  return Object.entries(document.components.schemas).map(
    ([name, schema]) => html`<section class="entry schema" id="schema-${name}"><h3>${name}</h3>
${schema.description && html`<p>${inline(schema.description)}</p>`}
${schema.type === 'object' ? fieldsTable(`Fields of ${name}`, schema) : html`<p>${typeOf(schema)}</p>`}</section>`,
  );
}
