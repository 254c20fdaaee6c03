import { z } from 'zod';
import { signedHeaders } from './signed-headers.ts';
import {
  TERMINAL_NUMBER_PATTERN,
  TERMINAL_TIME_SECONDS,
  terminalSignatureVector,
} from './terminal-signature.ts';

export const TerminalNumber = z
  .string()
  .regex(TERMINAL_NUMBER_PATTERN, 'terminal_number_format')
  .describe('`S1` and six digits; unique over all merchants, but for released terminals');

const { time, signature } = signedHeaders(TERMINAL_TIME_SECONDS, 'secret key phrase');

/** Headers that identify and authenticate a terminal. */
export const TerminalHeaders = z.strictObject({
  'x-terminal-number': TerminalNumber,
  'x-terminal-time': time,
  'x-terminal-signature': signature,
});

/** Headers of an example: of a seeded terminal at the time of the vector. */
export const exampleTerminalHeaders = (signed: string) => ({
  'x-terminal-number': terminalSignatureVector.request.number,
  'x-terminal-time': terminalSignatureVector.request.time,
  'x-terminal-signature': signed,
});
