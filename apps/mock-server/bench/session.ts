import { createHash } from 'node:crypto';
import { exchangeKey, signIn } from '@kasa/contracts/auth/operations/session';

async function post(url: string, path: string, body: unknown, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const envelope = (await answer.json()) as { code: number; data: Record<string, string> };
  if (envelope.code !== 0) throw new Error(`${path} answered ${JSON.stringify(envelope)}`);
  return { data: envelope.data, cookie: (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '' };
}

const SECRET = 123n;

export async function signInAndExchangeKey(url: string): Promise<{ cookie: string; secret: string }> {
  const { cookie } = await post(url, signIn.path, signIn.example.body);
  const { data } = await post(url, exchangeKey.path, exchangeKey.example.body, cookie);
  const modulus = BigInt(exchangeKey.example.body.modulus);
  const serverPublic = BigInt(data.server_public ?? 0);
  let shared = 1n;
  for (let n = 0n; n < SECRET; n += 1n) shared = (shared * serverPublic) % modulus;
  return { cookie, secret: shared.toString() };
}

export function signatureHeader(body: string, secret: string): Record<string, string> {
  return { 'payload-signature': createHash('sha256').update(body).update(secret).digest('hex') };
}
