import {
  type ApiDocument,
  type ApiOperation,
  failureExamples,
  nameOf,
  ownParameters,
  signerOf,
} from './document.ts';
import { codeBlock, curlOf, jsonBlock } from './examples.ts';
import { type Html, html, table } from './html.ts';
import { inline, markdown } from './markdown.ts';
import { fieldsTable, parametersTable, schemaLink, typeOf } from './schema.ts';
import { guides, signedCurl } from './signed-request.ts';

export const methodLabel = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

const breakable = (path: string) =>
  path.split('/').flatMap((part, index) => (index === 0 ? part : ['/', html`<wbr>`, part]));

function conditions(document: ApiDocument, operation: ApiOperation): Html {
  const { 'x-permission': tag, 'x-or-permission': other } = operation;
  const rolesWith = (one: string) => document['x-roles'].filter(({ tags }) => tags.includes(one));
  const named = (one: string) =>
    html`<a href="#permissions"><code>${one}</code></a> <span class="muted">(${rolesWith(one)
      .map(({ role }) => role)
      .join(', ')})</span>`;
  const others = [other ?? []].flat().map((one) => html` or ${named(one)}`);
  const permission = tag ? html`${named(tag)}${others}` : 'none';
  const signer = signerOf(operation);
  const signature = operation['x-signed']
    ? html`<a href="#signing">body, once a key is exchanged</a>`
    : signer
      ? html`<a href="#${guides[signer].anchor}">of the ${signer}, in place of a session</a>`
      : 'none';
  return html`<dl class="conditions">
<div><dt>Permission</dt><dd>${permission}</dd></div>
<div><dt>Session</dt><dd>${operation['x-session'] ? 'required' : 'none'}</dd></div>
<div><dt>Signature</dt><dd>${signature}</dd></div></dl>`;
}

function parameters(document: ApiDocument, operation: ApiOperation): Html | false {
  const own = ownParameters(document, operation);
  return (
    own.length > 0 &&
    html`<h4>Parameters</h4>${parametersTable(`Parameters of ${operation.operationId}`, own)}`
  );
}

function body(document: ApiDocument, operation: ApiOperation): Html | false {
  const schema = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema;
  if (!schema) return false;
  const name = schema.$ref && nameOf(schema.$ref);
  const fields = (name ? document.components.schemas[name] : schema) ?? {};
  return html`<h4>Body ${name && schemaLink(name)}</h4>${fieldsTable(`Body of ${operation.operationId}`, fields)}`;
}

function codesTable(document: ApiDocument, operation: ApiOperation): Html {
  const examples = failureExamples(document, operation);
  const names = new Set(operation['x-codes']);
  const rows = document['x-codes']
    .filter(({ name }) => names.has(name))
    .map(({ name, code, http, when }) => {
      const details = (examples.get(name) as { details?: unknown } | undefined)?.details;
      return [
        html`<a href="#code-${name}">${code}</a>`,
        html`<code>${name}</code>`,
        http,
        [inline(when), details ? html` <code class="details">${JSON.stringify(details)}</code>` : null],
      ];
    });
  return html`<h4>Codes</h4>${table(`Codes of ${operation.operationId}`, ['Code', 'Name', 'HTTP', 'When'], rows)}`;
}

export function operationSection(document: ApiDocument, operation: ApiOperation): Html {
  const { operationId, summary, method, path, description } = operation;
  const answer = operation.responses['200']?.content?.['application/json'];
  const files = Object.keys(operation.responses['200']?.content ?? {});
  const data = answer?.schema.allOf?.find(({ properties }) => properties?.data)?.properties?.data;
  const assumed = operation['x-assumed'];
  const signer = signerOf(operation);
  const own = ownParameters(document, operation);
  return html`<section class="entry operation" id="${operationId}">
<h3>${summary} <a class="anchor" href="#${operationId}" aria-label="Link to ${operationId}">#</a></h3>
<p class="request">${methodLabel(method)} <code>${breakable(path)}</code> <span class="muted">${operationId}</span></p>
<div class="columns"><div>
${conditions(document, operation)}
${description && markdown(description)}
${assumed && html`<p class="assumed"><strong>Assumed.</strong> ${inline(assumed)}</p>`}
${parameters(document, operation)}
${body(document, operation)}
<h4>Answer</h4><p>${data ? ['The envelope with ', html`<code>data</code>`, ': ', typeOf(data), '.'] : `The file itself: ${files.join(', ')}.`}</p>
${operation.responses['304'] && html`<p>Its <code>etag</code>, sent back as <code>if-none-match</code>, is answered <code>304</code> without a body while nothing differs.</p>`}
${codesTable(document, operation)}
</div><div class="example">
${codeBlock('Request', signer ? signedCurl(signer, operation, own) : curlOf(operation, own))}
${answer && jsonBlock('Answer 200', answer.example)}
</div></div></section>`;
}
