import { newIdempotencyKey } from '@kasa/client/http/idempotency';
import { useState } from 'react';

/**
 * Idempotency key of a form's next submission (security U5, U6): created when the form opens, kept until
 * `startNewOperation`; ADR 9 says when.
 */
export function useIdempotencyKey() {
  const [keySource] = useState(() => {
    let key = newIdempotencyKey();
    return {
      current: () => key,
      /** The next submission is a new operation. */
      startNewOperation: () => {
        key = newIdempotencyKey();
      },
    };
  });
  return keySource;
}
