/** Example requests of terminals and merchants' servers, signed with the current time; the contract's have a fixed one. */
import { terminalSignatureVector as terminal } from '@kasa/contracts/shared/terminal-signature';
import { statusSignatureVector as merchant } from '@kasa/contracts/transactions/status-signature';
import type { ApiOperation, Parameter, Signer } from './document.ts';
import { addressOf, codeBlock, EXAMPLE_ORIGIN, shellWord } from './examples.ts';
import { type Html, html } from './html.ts';

interface Guide {
  /** Of the section, and its anchor. */
  readonly title: string;
  readonly anchor: string;
  readonly about: Html;
  /** A request to check a program against. */
  readonly vector: string;
  readonly secret: string;
  /** Who says to be who, as `x-…` has it. */
  readonly id: readonly [header: string, value: string];
}

export const guides: Readonly<Record<Signer, Guide>> = {
  terminal: {
    title: 'Requests of a terminal',
    anchor: 'terminal-requests',
    about: html`A terminal signs each request with its secret key phrase: HMAC-SHA256 over four lines, and the body if there is one`,
    vector: `secret key phrase  ${terminal.phrase}
signed text        ${terminal.request.method}
                   ${terminal.request.target}
                   ${terminal.request.time}
                   ${terminal.request.number}
signature          ${terminal.signature}`,
    secret: terminal.phrase,
    id: ['x-terminal-number', terminal.request.number],
  },
  merchant: {
    title: 'Requests of a merchant’s server',
    anchor: 'merchant-requests',
    about: html`A web shop signs each request with the status secret: HMAC-SHA256 over four lines and the body`,
    vector: `status secret  ${merchant.secret}
signed text    POST
               ${merchant.request.target}
               ${merchant.request.time}
               ${merchant.request.merchantId}
               ${merchant.request.body}
signature      ${merchant.signature}`,
    secret: merchant.secret,
    id: ['x-merchant-id', merchant.request.merchantId],
  },
};

/** Commands that sign with OpenSSL and send with curl; they work on the demo data. */
export function signedCurl(by: Signer, operation: ApiOperation, parameters: readonly Parameter[]): string {
  const address = addressOf(operation, parameters);
  const { secret, id } = guides[by];
  const example = operation.requestBody?.content['application/json']?.example;
  const hasBody = example !== undefined;
  const words = [shellWord(address.slice(EXAMPLE_ORIGIN.length)), '"$TIME"', id[1]];
  const lines = [operation.method, ...words.map(() => '%s'), ...(hasBody ? ['%s'] : [])];
  const format = lines.join(String.raw`\n`);
  return [
    ...(hasBody ? [`BODY=${shellWord(JSON.stringify(example))}`] : []),
    'TIME=$(date -u +%Y-%m-%dT%H:%M:%SZ)',
    `SIGNATURE=$(printf '${format}' ${[...words, ...(hasBody ? ['"$BODY"'] : [])].join(' ')} |`,
    `  openssl dgst -sha256 -hmac ${shellWord(secret)} | sed 's/^.* //')`,
    `curl ${shellWord(address)} \\`,
    ...(hasBody ? [`  -H 'content-type: application/json' \\`] : []),
    `  -H '${id[0]}: ${id[1]}' \\`,
    `  -H "x-${by}-time: $TIME" \\`,
    `  -H "x-${by}-signature: $SIGNATURE"${hasBody ? ' \\\n  -d "$BODY"' : ''}`,
  ].join('\n');
}

export function signedGuide(by: Signer, operations: readonly ApiOperation[]): Html {
  const { title, anchor, about, vector } = guides[by];
  const links = operations.map(({ operationId }) => html`<a href="#${operationId}">${operationId}</a> `);
  return html`<section class="entry" id="${anchor}"><h2>${title}</h2>
<p>${about}, see <a href="#about">About</a>. Used by ${links}</p>
${codeBlock('Signature to check against', vector)}</section>`;
}
