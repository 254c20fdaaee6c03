/** Clients that never finish a request. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { type RawResponse, sendRaw } from './raw-http.ts';

const INCOMPLETE_REQUESTS = [
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`,
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"phone":`,
];

/** Sends incomplete requests, half of them without an end of the headers. @returns their responses */
export function sendIncompleteRequests(port: number, count: number): Promise<RawResponse[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) =>
      sendRaw(port, String(INCOMPLETE_REQUESTS[n % INCOMPLETE_REQUESTS.length])),
    ),
  );
}

/** Opens a connection without a request, as browsers do in advance. @returns what it received until it was closed */
export async function openIdleConnection(port: number): Promise<string> {
  const silent = connect(port, '127.0.0.1');
  let said = '';
  silent.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await once(silent, 'close');
  return said;
}
