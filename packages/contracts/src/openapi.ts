import { domains } from './domains.ts';
import { type EventType, eventRights, receivedWith } from './events/event-types.ts';
import { buildDocument } from './openapi/document.ts';
import { requestRules } from './openapi/request-rules.ts';
import { operations } from './operations.ts';
import { registerShiftTransitions } from './points/register-shift-states.ts';
import { TERMINAL_TIME_SECONDS, terminalSignatureVector as vector } from './shared/terminal-signature.ts';
import { terminalTransitions } from './terminals/terminal-status.ts';
import { declinePatternThresholds } from './transactions/decline-patterns.ts';
import { refundAdvice, responseAdvice, responseCodes } from './transactions/response-codes.ts';
import { STATUS_REQUEST_SECONDS, statusSignatureVector as status } from './transactions/status-signature.ts';
import { transactionTransitions } from './transactions/transaction-status.ts';
import { vehicleTransitions } from './transport/vehicle-status.ts';

/** Contract version (semantic versioning): a breaking change raises the major number. */
export const CONTRACT_VERSION = '12.1.0';

const introduction = `
The contract between Kasa's back office and its backend. It is written in zod, and this document is emitted from it.

## Envelope
Every answer is \`{ code, msg, details, data }\`. Code \`0\` is success and goes with HTTP 200; any other code is a failure and goes with
the HTTP status in the table \`x-codes\`. Decide by \`code\`. \`msg\` is for the person, in the language of \`lng\` (\`UK\` or \`EN\`; Ukrainian by default).
Every answer carries \`x-request-id\`.

## Session and signature
\`signIn\` sets a cookie; it is the only credential. \`exchangeKey\` agrees on a signing secret, and from then on every JSON body carries
\`payload-signature\`. Requests that change something are refused when they come from another origin.

## Requests of a terminal
A terminal has no session. \`x-terminal-number\` says which it is, and \`x-terminal-signature\` proves it: HMAC-SHA256 (RFC 2104) in lower-case hex.
The key is its secret key phrase in UTF-8. What is signed are four lines in UTF-8, joined by a line feed (\`0A\`), with none after the last: the method, path and query exactly as they
are sent, \`x-terminal-time\` and \`x-terminal-number\`, both exactly as they are sent. Of a request with a body, that is the fifth, exactly as it is sent. Its clock may be ${TERMINAL_TIME_SECONDS / 60} minutes off.

To check a program against: with the phrase \`${vector.phrase}\`, the lines \`${vector.request.method}\`, \`${vector.request.target}\`, \`${vector.request.time}\` and
\`${vector.request.number}\` have the signature \`${vector.signature}\`.

## Requests of a merchant’s server
A web shop asks for a payment by \`getPaymentStatus\`. \`x-merchant-id\` says whose it is, and \`x-merchant-signature\` proves it: HMAC-SHA256 (RFC 2104) in lower-case hex.
The key is the status secret (\`renewStatusSecret\`). What is signed in UTF-8, joined by a line feed (\`0A\`): \`POST\`, path and query, \`x-merchant-time\`, \`x-merchant-id\` and the body, all exactly as they
are sent; nothing follows the body. Its clock may be ${STATUS_REQUEST_SECONDS / 60} minutes off.

To check a program against: with the secret \`${status.secret}\`, path \`${status.request.target}\`, time \`${status.request.time}\`, merchant \`${status.request.merchantId}\` and body
\`${status.request.body}\`, the signature is \`${status.signature}\`.

## Merchants
Everything belongs to a merchant. Another merchant's object answers exactly like one that does not exist.

## Points
A session without a role that covers all points (owner, accountant, dispatcher) is limited to the points where the person works (\`Session.points\`), read anew with each request. It sees and changes
a terminal by where it stands, a payment, its receipt, refunds and callbacks by where it was made, a point and its register by itself, a person by where they work, an encashment by its terminal, a round of
collections if all its stops are within, a product by where it is sold; of runs and of the journal its own. Lists, exports, sums and events hold nothing else, and anything else answers like an object that does not exist.
What would touch other points as well is refused as \`beyond_own_points\`; a terminal or a person that is made or changed has to be at a point. Transport, companies, signing keys, templates, groups of products, ingredients and customers are of the merchant
and are not limited so; counts of who uses a template or key are the merchant's.

${requestRules}

## Conventions
Names are snake_case. Ids are UUIDv7. Money is integer kopiykas. Instants are ISO 8601 UTC with milliseconds, days \`YYYY-MM-DD\`, times of day \`HH:mm\`,
both in Europe/Kyiv. Bodies are closed: an unknown field is refused. Lists take \`page\`, \`perPage\` (10 to 20), \`sort\` and filters.
Texts sort as in the Ukrainian alphabet, upper and lower case alike, digits by their value (№8 before №10); equal ones by id.
A card number (13 to 19 digits that begin like one and pass the check of ISO/IEC 7812, also in groups or beside other digits) in free text, that is in
names, addresses, places, comments, notes and searches, is taken without its middle: \`444455******1111\`. Identifiers (fleet, personnel, serial and terminal
numbers) and links are never changed: one that is a card number is refused by the rule \`card_number\`. Numbers, secrets and all other fields are taken as they are.
Answers of 4 KiB and more are compressed by gzip for clients that accept it.
A file is uploaded as \`multipart/form-data\`, which is not signed, and a file that is answered is no envelope; its errors are.
Edits carry the \`version\` they started from. \`x-assumed\` marks what the specification leaves open.
\`x-rules\` has the text of every rule that \`details.fields\` can name, \`x-banks\` the banks that a merchant can settle with, \`x-state-machines\` the steps that a status may take,
\`x-response-codes\` what a bank can answer to a payment: its meaning, whose doing it is, and what to do next, also about a refund; \`x-decline-patterns\` how often and where an answer has to come to be told as a pattern.
`.trim();

export function buildOpenApi() {
  return buildDocument(
    {
      title: 'Kasa API',
      version: CONTRACT_VERSION,
      description: introduction,
      tags: Object.entries(domains).map(([name, { description }]) => ({ name, description })),
      eventRights: Object.fromEntries(
        (Object.keys(eventRights) as EventType[]).map((type) => [type, receivedWith(type)]),
      ),
      responseCodes: Object.entries(responseCodes).map(([code, { cause, advice, ...meaning }]) => ({
        code,
        ...meaning,
        cause,
        advice: responseAdvice[advice],
        refund_advice: refundAdvice[advice],
      })),
      declinePatterns: declinePatternThresholds,
      stateMachines: {
        'RegisterShift.state': registerShiftTransitions,
        'Terminal.status': terminalTransitions,
        'Transaction.status': transactionTransitions,
        'Transport.status': vehicleTransitions,
      },
    },
    Object.values(operations),
  );
}
