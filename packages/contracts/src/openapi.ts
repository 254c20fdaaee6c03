import { buildDocument } from './openapi/document.ts';
import { operations } from './operations.ts';
import { transportTransitions } from './transport/transport-status.ts';

/** Version of the contract (semantic): a breaking change raises the first number. */
export const CONTRACT_VERSION = '1.2.0';

const description = `
The contract between Kasa's back office and its backend. It is written in zod, and this document is emitted from it.

## Envelope
Every answer is \`{ code, msg, details, data }\`. Code \`0\` is success and goes with HTTP 200; any other code is a failure and goes with
the HTTP status in the table \`x-codes\`. Decide by \`code\`. \`msg\` is for the person, in the language of \`lng\` (\`UK\` or \`EN\`; Ukrainian by default).
Every answer carries \`x-request-id\`.

## Session and signature
\`signIn\` sets a cookie; it is the only credential. \`exchangeKey\` agrees on a signing secret, and from then on every JSON body carries
\`payload-signature\`. Requests that change something are refused when they come from another origin.

## Merchants
Everything belongs to a merchant. Another merchant's object answers exactly like one that does not exist.

## Conventions
Names are snake_case. Ids are UUIDv7. Money is integer kopiykas. Instants are ISO 8601 UTC with milliseconds, days \`YYYY-MM-DD\`, times of day \`HH:mm\`,
both in Europe/Kyiv. Bodies are closed: an unknown field is refused. Lists take \`page\`, \`perPage\` (10 to 20), \`sort\` and filters.
Texts sort as in the Ukrainian alphabet, upper and lower case alike, digits by their value (№8 before №10); equal ones by id.
A file is uploaded as \`multipart/form-data\`, which is not signed, and a file that is answered is no envelope; its errors are.
Edits carry the \`version\` they started from. \`x-assumed\` marks what the specification leaves open.
\`x-rules\` has the text of every rule that \`details.fields\` can name, \`x-banks\` the banks that a merchant can settle with, \`x-state-machines\` the steps that a status may take.
`.trim();

/** The contract as an OpenAPI 3.1 document: what `openapi.json` holds. */
export function buildOpenApi() {
  return buildDocument(
    {
      title: 'Kasa API',
      version: CONTRACT_VERSION,
      description,
      tags: [
        { name: 'auth', description: 'Registration, sign-in, session, signing secret, own account' },
        { name: 'transport', description: 'Routes, vehicles (transports), drivers and shifts, depots' },
        { name: 'audit', description: 'Who changed what' },
      ],
      stateMachines: { 'Transport.status': transportTransitions },
    },
    Object.values(operations),
  );
}
