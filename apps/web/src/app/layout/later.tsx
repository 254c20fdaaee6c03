import { ScheduleNews } from '../../features/users/components/schedule/schedule-news.tsx';
import { SlowNotice } from '../../shared/query/slow-notice.tsx';
import { PageKeys } from '../keys/page-keys.tsx';
import { FirstStepsBar } from './first-steps-bar.tsx';
import { NewBrowserBar } from './new-browser-bar.tsx';

/** What the layout fetches after the first screen. */
export function Later() {
  return (
    <>
      <NewBrowserBar />
      <SlowNotice />
      <PageKeys />
      <FirstStepsBar />
      <ScheduleNews />
    </>
  );
}
