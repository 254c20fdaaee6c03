import { SlowNotice } from '../../shared/query/slow-notice.tsx';
import { PageKeys } from '../keys/page-keys.tsx';

/** What the layout fetches after the first screen. */
export function Later() {
  return (
    <>
      <SlowNotice />
      <PageKeys />
    </>
  );
}
