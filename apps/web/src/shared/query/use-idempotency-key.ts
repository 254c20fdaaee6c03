import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { useState } from 'react';

/** The idempotency key of what a form is about to do (security U5, U6). */
export interface IdempotencyKeySource {
  current(): string;
  /** What follows is another deed. */
  renew(): void;
}

/** A key that is drawn when the form opens, and stays until it is renewed: ADR 9 says when that is. */
export function useIdempotencyKey(): IdempotencyKeySource {
  const [deed] = useState(() => {
    let key = newIdempotencyKey();
    return {
      current: () => key,
      renew: () => {
        key = newIdempotencyKey();
      },
    };
  });
  return deed;
}
