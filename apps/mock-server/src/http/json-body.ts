import { isUtf8 } from 'node:buffer';
import { OperationFailure } from './handler.ts';

/** Deepest nesting that a body may have (security T17). */
const MAX_DEPTH = 32;

/** Names through which a careless merge would reach the prototype of every object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function refuse(): never {
  throw new OperationFailure('malformed_request');
}

function inspect(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse();
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= MAX_DEPTH) refuse();
    if (Array.isArray(value)) for (const item of value) inspect(item, depth + 1);
    else {
      for (const [key, item] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(key) || key.includes('\0')) refuse();
        inspect(item, depth + 1);
      }
    }
  }
}

/**
 * Reads a JSON body from the bytes as they came.
 * @throws OperationFailure malformed_request: no JSON, no UTF-8, too deep, forbidden keys or null bytes
 */
export function parseJson(raw: Buffer): unknown {
  if (!isUtf8(raw)) refuse();
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    refuse();
  }
  inspect(value, 0);
  return value;
}
