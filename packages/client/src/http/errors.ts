import type { codeNames } from '../generated/codes.ts';
import type { Schema } from './types.ts';

export type CodeName = (typeof codeNames)[keyof typeof codeNames];
/** Details of a failure beyond its code; which keys are present depends on the code. */
export type FailureDetails = Schema<'FailureDetails'>;

export interface ErrorContext {
  /** `x-request-id`, to quote when reporting a problem. */
  readonly requestId?: string | null | undefined;
  readonly httpStatus?: number | null | undefined;
  readonly cause?: unknown;
}

/** Message for failures without one of their own, by locale (spec §8). */
export function defaultMessage(locale: string | null): string {
  return locale?.toLowerCase() === 'en' ? 'Something went wrong!' : 'Щось пішло не так!';
}

/** Base class of the error catalogue (spec §8). Distinguish the kinds by `kind` or `instanceof`. */
export abstract class KasaError extends Error {
  abstract readonly kind: 'network' | 'abort' | 'generic' | 'server' | 'not_authenticated' | 'missing_data';
  /** Message to show to the user; null: show nothing. */
  readonly userMessage: string | null;
  readonly requestId: string | null;
  readonly httpStatus: number | null;

  constructor(message: string, userMessage: string | null, origin: ErrorContext = {}) {
    super(message, origin.cause === undefined ? undefined : { cause: origin.cause });
    this.name = new.target.name;
    this.userMessage = userMessage;
    this.requestId = origin.requestId ?? null;
    this.httpStatus = origin.httpStatus ?? null;
  }
}

/** The request did not reach the server, or its response was lost. */
export class NetworkError extends KasaError {
  readonly kind = 'network';
  constructor(userMessage: string, origin?: ErrorContext) {
    super('Network failure', userMessage, origin);
  }
}

export class AbortError extends KasaError {
  readonly kind = 'abort';
  constructor(origin?: ErrorContext) {
    super('Request cancelled', null, origin);
  }
}

/** Anything unexpected: a response that is no envelope (e.g. a proxy's error page), or a bug. */
export class GenericError extends KasaError {
  readonly kind = 'generic';
  constructor(message: string, userMessage: string, origin?: ErrorContext) {
    super(message, userMessage, origin);
  }
}

/** The server refused the request: a code other than 0 and −4. */
export class ServerError extends KasaError {
  readonly kind = 'server';
  readonly code: number;
  /** Null for a code unknown to this version of the contract. */
  readonly codeName: CodeName | null;
  readonly details: FailureDetails | null;

  constructor(
    failure: { code: number; codeName: CodeName | null; details: FailureDetails | null },
    userMessage: string,
    origin?: ErrorContext,
  ) {
    super(`Envelope code ${failure.code} (${failure.codeName ?? 'unknown'})`, userMessage, origin);
    this.code = failure.code;
    this.codeName = failure.codeName;
    this.details = failure.details;
  }
}

/** Code −4: no session, or it is expired or revoked. Show nothing and go to sign-in. */
export class NotAuthenticatedError extends KasaError {
  readonly kind = 'not_authenticated';
  readonly code = -4;
  constructor(origin?: ErrorContext) {
    super('Not authenticated', null, origin);
  }
}

/** Code 0 without data. */
export class MissingDataError extends KasaError {
  readonly kind = 'missing_data';
  constructor(origin?: ErrorContext) {
    const text = 'Undefined required data in response envelope'; // spec §8, letter for letter
    super(text, text, origin);
  }
}

export type ClientError =
  | NetworkError
  | AbortError
  | GenericError
  | ServerError
  | NotAuthenticatedError
  | MissingDataError;

export function isClientError(error: unknown): error is ClientError {
  return error instanceof KasaError;
}
