import { operationTable } from '@kasa/client/generated/operations';
import { unwrap } from '@kasa/client/http/envelope';
import { NetworkError } from '@kasa/client/http/errors';

/** Path of an operation, with `{param}`. */
export const pathOf = (id: keyof typeof operationTable): string => operationTable[id][1];

/**
 * Saves what an address answers as a file. A first request, aborted once the response begins, lets errors be thrown
 * instead of saved.
 * @throws ClientError
 */
export async function saveFile(
  send: (request: Request) => Promise<Response>,
  address: string,
  message: string,
): Promise<void> {
  await ask(send, address, message);
  click(address);
}

/** Rejects with the error that the server would send instead of the file. */
async function ask(send: (request: Request) => Promise<Response>, address: string, message: string) {
  const leaving = new AbortController();
  const request = new Request(new URL(address, window.location.origin), { signal: leaving.signal });
  try {
    const response = await send(request);
    const origin = { requestId: response.headers.get('x-request-id'), httpStatus: response.status };
    if (!response.ok) unwrap(await response.text(), message, origin);
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError(message, { cause: error }) : error;
  } finally {
    leaving.abort();
  }
}

function click(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The file name comes from the response.
  link.download = '';
  link.click();
}
