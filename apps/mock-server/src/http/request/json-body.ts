import { isUtf8 } from 'node:buffer';
import { OperationFailure } from './handler.ts';

/** Deepest nesting of a body (security T17). */
const MAX_DEPTH = 32;
/** Most keys of one object (security T17); the contract's largest object has about fifty. */
const MAX_KEYS = 1_000;

/** Keys that allow prototype pollution. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

function rejectMalformed(): never {
  throw new OperationFailure('malformed_request');
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Checked before parsing: a very deep body costs the parser 100 ms, one with very many keys 300 ms. */
function rejectTooComplex(raw: Buffer): void {
  let depth = 0;
  let isText = false;
  const keys = new Uint32Array(MAX_DEPTH + 1);
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at] as number;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (byte === COLON) {
      keys[depth] = (keys[depth] ?? 0) + 1;
      if (keys[depth] === MAX_KEYS + 1) rejectMalformed();
    } else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > MAX_DEPTH) rejectMalformed();
      keys[depth] = 0;
    }
  }
}

function rejectForbidden(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) rejectMalformed();
  } else if (Array.isArray(value)) {
    for (const item of value) rejectForbidden(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.has(key) || key.includes('\0')) rejectMalformed();
      rejectForbidden(item);
    }
  }
}

/** @throws OperationFailure malformed_request: no JSON or UTF-8, too deep, too many or forbidden keys, null bytes */
export function parseJson(raw: Buffer): unknown {
  if (!isUtf8(raw)) rejectMalformed();
  rejectTooComplex(raw);
  let value: unknown;
  try {
    value = JSON.parse(raw.toString('utf8'));
  } catch {
    rejectMalformed();
  }
  rejectForbidden(value);
  return value;
}
