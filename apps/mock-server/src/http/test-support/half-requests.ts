/** Clients that never finish a request. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { type RawAnswer, sendRaw } from './raw.ts';

const HALVES = [
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`,
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"phone":`,
];

/** Sends incomplete requests, half of them without an end of the headers. @returns their responses */
export function beginHalves(port: number, count: number): Promise<RawAnswer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => sendRaw(port, String(HALVES[n % HALVES.length]))),
  );
}

/** Opens a connection without a request, as browsers do in advance. @returns what it received until it was closed */
export async function staySilent(port: number): Promise<string> {
  const silent = connect(port, '127.0.0.1');
  let said = '';
  silent.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await once(silent, 'close');
  return said;
}
