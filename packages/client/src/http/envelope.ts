import { codeNames } from '../generated/codes.ts';
import {
  type CodeName,
  type ErrorContext,
  GenericError,
  MissingDataError,
  NotAuthenticatedError,
  ServerError,
} from './errors.ts';
import { parseFailureDetails } from './failure-details.ts';

/** Longest message shown to the user; a broken server may send a whole page. */
const MAX_MESSAGE = 500;
const NOT_AUTHENTICATED = -4;

const names: Readonly<Record<string, CodeName>> = codeNames;

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function messageOf(msg: unknown, fallback: string): string {
  if (typeof msg !== 'string' || msg.trim() === '') return fallback;
  return msg.length > MAX_MESSAGE ? `${msg.slice(0, MAX_MESSAGE)}…` : msg;
}

/**
 * Turns a response envelope into data or an error (spec §7). Decides by `code`, whatever the HTTP status.
 * @param body response text, or the value parsed from it
 * @param fallback message for failures without one of their own
 * @returns `data`, never null or undefined
 * @throws GenericError, ServerError, NotAuthenticatedError, MissingDataError
 */
export function unwrap(body: unknown, fallback: string, origin: ErrorContext): unknown {
  const envelope = parsed(body);
  const code = (envelope as { code?: unknown } | null | undefined)?.code;
  if (typeof code !== 'number' || !Number.isInteger(code)) {
    throw new GenericError('The answer is no envelope', fallback, origin);
  }
  const { msg, details, data } = envelope as { msg?: unknown; details?: unknown; data?: unknown };
  if (code === NOT_AUTHENTICATED) throw new NotAuthenticatedError(origin);
  if (code !== 0) {
    throw new ServerError(
      { code, codeName: names[code] ?? null, details: parseFailureDetails(details) },
      messageOf(msg, fallback),
      origin,
    );
  }
  if (data === undefined || data === null) throw new MissingDataError(origin);
  return data;
}
