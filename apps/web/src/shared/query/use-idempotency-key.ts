import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { useState } from 'react';

/** Idempotency key of a form's next submission (security U5, U6). */
export interface IdempotencyKeySource {
  current(): string;
  /** The next submission is a new operation. */
  renew(): void;
}

/** The key is created when the form opens and kept until `renew`; ADR 9 says when. */
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
