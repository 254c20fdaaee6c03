/** Clients that do not finish what they began. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { type RawAnswer, sendRaw } from './raw.ts';

const HALVES = [
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\n`,
  `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"phone":`,
];

/** Begins so many requests, half of them without an end of their headers. @returns what each is answered in the end */
export function beginHalves(port: number, count: number): Promise<RawAnswer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, n) => sendRaw(port, String(HALVES[n % HALVES.length]))),
  );
}

/** Opens a connection ahead, as browsers do, and asks nothing. @returns what it was told when it was closed */
export async function staySilent(port: number): Promise<string> {
  const silent = connect(port, '127.0.0.1');
  let said = '';
  silent.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  await once(silent, 'close');
  return said;
}
