import { isUtf8 } from 'node:buffer';
import { OperationFailure } from './handler.ts';

/** Deepest nesting that a body may have (security T17). */
const MAX_DEPTH = 32;

/** Names through which a careless merge would reach the prototype of every object. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function refuse(): never {
  throw new OperationFailure('malformed_request');
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets before anything is parsed: a deep body costs the parser a tenth of a second. */
function refuseDeep(raw: Buffer): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > MAX_DEPTH) refuse();
    }
  }
}

/** Looks at every key and text; the depth is bounded by now. */
function inspect(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) refuse();
  } else if (Array.isArray(value)) {
    for (const item of value) inspect(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key) || key.includes('\0')) refuse();
      inspect(item);
    }
  }
}

/**
 * Reads a JSON body from the bytes as they came.
 * @throws OperationFailure malformed_request: no JSON, no UTF-8, too deep, forbidden keys or null bytes
 */
export function parseJson(raw: Buffer): unknown {
  if (!isUtf8(raw)) refuse();
  refuseDeep(raw);
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    refuse();
  }
  inspect(value);
  return value;
}
