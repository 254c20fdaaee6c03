import {
  type ApiDocument,
  commonParameters,
  operationsOf,
  type Signer,
  signerOf,
  signers,
} from './document.ts';
import { codeBlock, EXAMPLE_ORIGIN } from './examples.ts';
import { type Html, html, type Part } from './html.ts';
import { markdown } from './markdown.ts';
import { methodLabel, operationSection } from './operation.ts';
import {
  codesSection,
  machineSections,
  permissionsSection,
  rulesSection,
  schemaSections,
} from './reference.ts';
import { parametersTable } from './schema.ts';
import { guides, signedGuide } from './signed-request.ts';

const SIGNED_CURL = `BODY='{"route_id":"01912d50-3c00-7000-8000-000000000022"}'
SIGNATURE=$(printf '%s' "$BODY$SECRET" | sha256sum | cut -d ' ' -f 1)
curl -b cookies.txt '${EXAMPLE_ORIGIN}/api/v1/transport/drivers/01912d50-3c00-7000-8000-000000000042/change-route' \\
  -H 'content-type: application/json' \\
  -H "payload-signature: $SIGNATURE" \\
  -d "$BODY"`;

function common(document: ApiDocument): Html {
  return html`<section class="entry" id="common"><h2>In every request</h2>
${parametersTable('Parameters of every request', commonParameters(document))}</section>`;
}

/** How to send the examples; omitted where nothing is signed. */
function signing(document: ApiDocument): Html | false {
  if (!operationsOf(document).some((operation) => operation['x-signed'])) return false;
  return html`<section class="entry" id="signing"><h2>Sending the examples</h2>
<p>Every example works as it stands on the demo data: first <a href="#signIn">signIn</a>, which fills <code>cookies.txt</code>, then any other.
After <a href="#exchangeKey">exchangeKey</a> the session has a signing secret, and every JSON body needs its signature:</p>
${codeBlock('A signed request', SIGNED_CURL)}</section>`;
}

const link = (id: string, text: Part): Html => html`<li><a href="#${id}">${text}</a></li>`;

const signedBy = (document: ApiDocument, signer: Signer) =>
  operationsOf(document).filter((operation) => signerOf(operation) === signer);
const signersIn = (document: ApiDocument) =>
  signers.filter((signer) => signedBy(document, signer).length > 0);

function navigation(document: ApiDocument, hasSigning: boolean): Html {
  const operations = operationsOf(document);
  const domains = document.tags.map(
    ({ name }) =>
      html`<h2>${name}</h2><ul>${operations
        .filter(({ tags }) => tags.includes(name))
        .map(({ operationId, method }) =>
          link(operationId, [methodLabel(method), html`<span>${operationId}</span>`]),
        )}</ul>`,
  );
  return html`<h2>Guide</h2><ul>${link('about', 'About')}${link('common', 'In every request')}${hasSigning && link('signing', 'Sending the examples')}${signersIn(document).map((by) => link(guides[by].anchor, guides[by].title))}</ul>
${domains}
<h2>Reference</h2><ul>${link('codes', 'Codes')}${link('permissions', 'Permissions and roles')}${Object.keys(
    document['x-state-machines'],
  ).map((name) => link(`machine-${name}`, `States of ${name}`))}${link('rules', 'Field rules')}</ul>
<h2>Schemas</h2><ul>${Object.keys(document.components.schemas).map((name) => link(`schema-${name}`, name))}</ul>`;
}

export interface DocsPageLinks {
  readonly json: string;
  readonly other?: { readonly href: string; readonly title: string } | undefined;
}

/** The complete documentation page; it loads only its own style, script and fonts. */
export function docsPage(document: ApiDocument, { json, other }: DocsPageLinks): string {
  const { title, version, description } = document.info;
  const guide = signing(document);
  const signed = signersIn(document).map((by) => signedGuide(by, signedBy(document, by)));
  const sections = document.tags.map(
    ({
      name,
      description: about,
    }) => html`<section class="domain" id="domain-${name}"><h2>${name}</h2><p>${about}</p></section>
${operationsOf(document)
  .filter(({ tags }) => tags.includes(name))
  .map((operation) => operationSection(document, operation))}`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} ${version}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/page.css"><script type="module" src="/docs/page.js"></script></head>
<body><a class="skip" href="#content">Skip to content</a>
<header><p class="title">${title} <span class="muted">${version}</span></p>
<div class="search"><label class="sr" for="search">Search operations, fields, codes</label>
<input id="search" type="search" placeholder="Search: path, field, code, permission" autocomplete="off" spellcheck="false" aria-describedby="found"><kbd aria-hidden="true">/</kbd></div>
<p id="found" role="status"></p>
<p class="links"><a href="${json}">OpenAPI 3.1</a>${other && html`<a href="${other.href}">${other.title}</a>`}</p></header>
<div class="layout"><details class="menu" open><summary>Contents</summary><nav aria-label="Contents">${navigation(document, guide !== false)}</nav></details>
<main id="content" tabindex="-1"><section class="entry" id="about"><h1>${title}</h1>${markdown(description)}</section>
${common(document)}${guide}${signed}${sections}${codesSection(document)}${permissionsSection(document)}${machineSections(document)}${rulesSection(document)}
<section class="domain" id="schemas"><h2>Schemas</h2></section>${schemaSections(document)}
<p class="nothing" hidden>Nothing found. <button type="button" id="clear">Clear the search</button></p></main></div></body></html>`
    .text;
}
