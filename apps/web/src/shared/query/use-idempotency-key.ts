import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { useState } from 'react';

/** Idempotency key of a form's next submission (security U5, U6). */
export interface IdempotencyKeySource {
  current(): string;
  /** The next submission is a new operation. */
  startNewOperation(): void;
}

/** The key is created when the form opens and kept until `startNewOperation`; ADR 9 says when. */
export function useIdempotencyKey(): IdempotencyKeySource {
  const [keySource] = useState(() => {
    let key = newIdempotencyKey();
    return {
      current: () => key,
      startNewOperation: () => {
        key = newIdempotencyKey();
      },
    };
  });
  return keySource;
}
