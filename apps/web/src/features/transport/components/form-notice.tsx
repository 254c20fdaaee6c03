import type { ClientError } from '@kasa/client/http/errors';
import { StaleNotice } from '#shared/forms/stale-notice.tsx';
import type { FreshVersion } from '#shared/forms/use-fresh-version.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** Above the fields of a form: a change by another user, or the server's error. Empty otherwise. */
export function FormNotice({ fresh, error }: { fresh: FreshVersion<unknown>; error: ClientError | null }) {
  return (
    <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">
      <StaleNotice fresh={fresh} />
      {fresh.state === null ? <RefusalNotice error={error} /> : null}
    </div>
  );
}
