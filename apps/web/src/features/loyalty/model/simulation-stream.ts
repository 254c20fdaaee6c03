import { GenericError, NetworkError } from '@kasa/client/http/errors';
import type { SimulationMessageEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';

const MESSAGE_END = '\n\n';
const DATA = 'data: ';
/** A server ends a simulation before its result when it may not go on, as with other rights. */
const ENDED = 'The simulation ended before its result';

export const isEnded = (error: Error): boolean => error.message === ENDED;

const dataOf = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.startsWith(DATA))
    .map((line) => line.slice(DATA.length))
    .join('\n');

function messageOf(data: string): SimulationMessageEntity {
  try {
    return JSON.parse(data) as SimulationMessageEntity;
  } catch (cause) {
    throw new GenericError('Unreadable message', '', { cause });
  }
}

/**
 * The messages of a simulation, wherever its bytes are cut.
 * @throws NetworkError the connection breaks off before the result
 * @throws GenericError what comes is no message, or it ends without a result (`isEnded`)
 */
export async function readSimulation(
  stream: ReadableStream<Uint8Array>,
  onProgress: (progress: { receipts: number; total: number }) => void,
): Promise<SimulationResult> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string>).getReader();
  let rest = '';
  for (;;) {
    const { done, value = '' } = await reader.read().catch((cause: unknown) => {
      throw new NetworkError('', { cause });
    });
    const messages = `${rest}${value}`.split(MESSAGE_END);
    rest = messages.pop() ?? '';
    for (const data of messages.map(dataOf)) {
      if (data === '') continue;
      const message = messageOf(data);
      if (message.type === 'result') return message;
      onProgress(message);
    }
    if (done) throw new GenericError(ENDED, '');
  }
}
