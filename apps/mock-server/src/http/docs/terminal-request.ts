/** Example requests of terminals, signed with the current time; the contract's example has a fixed one. */
import { terminalSignatureVector } from '@kasa/contracts/terminals/terminal-signature';
import type { ApiOperation, Parameter } from './document.ts';
import { addressOf, codeBlock, EXAMPLE_ORIGIN, shellWord } from './examples.ts';
import { type Html, html } from './html.ts';

const { phrase, request, signature } = terminalSignatureVector;

/** Commands that sign with OpenSSL and send with curl; they work on the demo data. */
export function terminalCurl(operation: ApiOperation, parameters: readonly Parameter[]): string {
  const address = addressOf(operation, parameters);
  const target = address.slice(EXAMPLE_ORIGIN.length);
  return [
    'TIME=$(date -u +%Y-%m-%dT%H:%M:%SZ)',
    `SIGNATURE=$(printf '${operation.method}\\n%s\\n%s\\n%s' ${shellWord(target)} "$TIME" ${request.number} |`,
    `  openssl dgst -sha256 -hmac ${shellWord(phrase)} | sed 's/^.* //')`,
    `curl ${shellWord(address)} \\`,
    `  -H 'x-terminal-number: ${request.number}' \\`,
    '  -H "x-terminal-time: $TIME" \\',
    '  -H "x-terminal-signature: $SIGNATURE"',
  ].join('\n');
}

const VECTOR = `secret key phrase  ${phrase}
signed text        ${request.method}
                   ${request.target}
                   ${request.time}
                   ${request.number}
signature          ${signature}`;

export function terminalGuide(operations: readonly ApiOperation[]): Html {
  const links = operations.map(({ operationId }) => html`<a href="#${operationId}">${operationId}</a> `);
  return html`<section class="entry" id="terminal-requests"><h2>Requests of a terminal</h2>
<p>A terminal signs each request with its secret key phrase: HMAC-SHA256 over four lines, see <a href="#about">About</a>. Used by ${links}</p>
${codeBlock('Signature to check against', VECTOR)}</section>`;
}
