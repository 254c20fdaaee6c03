import type { ClientError } from '@kasa/client/http/errors';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import type { EditConflict } from '#shared/forms/use-edit-conflict.ts';
import { TransportErrorNotice } from './transport-error-notice.tsx';

/** Above the fields of a form: a change by another user, or the server's error. Empty otherwise. */
export function FormNotice({ fresh, error }: { fresh: EditConflict<unknown>; error: ClientError | null }) {
  return (
    <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">
      <EditConflictNotice conflict={fresh} />
      {fresh.state === null ? <TransportErrorNotice error={error} /> : null}
    </div>
  );
}
