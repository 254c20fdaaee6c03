import { createHmac } from 'node:crypto';
import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { terminalSignedText } from '@kasa/contracts/shared/terminal-signature';
import type { getConfig } from '@kasa/contracts/terminals/operations/config';
import { type ApiResponse, type BodyFor, send } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

const PATH = '/api/v1/Config/get';

export interface TerminalRequestOptions {
  readonly number?: string | undefined;
  readonly phrase?: string | undefined;
  /** ISO 8601 */
  readonly time?: string | undefined;
  readonly target?: string | undefined;
  /** Exactly as signed; missing: none. */
  readonly body?: string | undefined;
  /** Added to, or replacing, the generated headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export function terminalHeaders(now: Date, asking: TerminalRequestOptions = {}): Record<string, string> {
  const { number = 'S1100101', phrase = exampleSecrets.keyPhrase, target = PATH } = asking;
  const { time = now.toISOString(), body } = asking;
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body };
  const text = terminalSignedText({ ...sent, target, time, number });
  return {
    'x-terminal-number': number,
    'x-terminal-time': time,
    'x-terminal-signature': createHmac('sha256', phrase).update(text).digest('hex'),
    ...asking.headers,
  };
}

export function requestConfig(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  asking: TerminalRequestOptions = {},
) {
  const headers = terminalHeaders(clock.now(), asking);
  return send<typeof getConfig>(app, { method: 'GET', url: asking.target ?? PATH, headers }) as Promise<
    ApiResponse<typeof getConfig>
  >;
}

/** Calls an operation by POST as a terminal does. */
export function callSigned<Op extends Operation>(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  op: Op,
  body: BodyFor<Op>,
  asking: Omit<TerminalRequestOptions, 'body'> = {},
): Promise<ApiResponse<Op>> {
  const payload = JSON.stringify(body);
  const signed = terminalHeaders(clock.now(), { target: op.path, ...asking, body: payload });
  const headers = { ...signed, 'content-type': 'application/json' };
  return send<Op>(app, { method: op.method, url: op.path, headers, payload });
}
