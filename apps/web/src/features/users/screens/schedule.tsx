import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import { Skeleton } from '@kasa/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { ObjectPlaceholder } from '#shared/errors/object-screen.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { ScheduleEditor } from '../components/schedule/schedule-editor.tsx';
import { useToday, useWords } from '../components/schedule/use-words.ts';
import { type WeekButton, WeekSwitch } from '../components/schedule/week-switch.tsx';
import { scheduleLive } from '../model/schedule/schedule-live.ts';
import { weekOf } from '../model/schedule/week.ts';

/** `/users/manage/:id/schedule`: who works when at a point, week by week. */
export function ScheduleScreen() {
  const { id = '' } = useParams();
  const { text } = useWords();
  const back = { label: text('schedule.back'), href: paths.userBranch({ id }) };
  return (
    <PermissionGate title={text('schedule.title')} permission="users_manage" back={back} isReading>
      <Week key={id} id={id} back={back} />
    </PermissionGate>
  );
}

function Week({ id, back }: { id: string; back: { label: string; href: string } }) {
  const { text } = useWords();
  const [search, setSearch] = useAddressSearch();
  const today = useToday();
  const pressed = useRef<WeekButton>(null);
  const week = weekOf(search.get('week')) ?? mondayOf(today);
  const point = asId(id);
  const query = useOperation(
    'getSchedule',
    { params: { id: point ?? '' }, query: { week } },
    { isEnabled: point !== undefined },
  );
  useLive(scheduleLive);
  const onWeek = (next: string) =>
    setSearch((before) => {
      before.set('week', next);
      return before;
    });
  const { data } = query;
  const isUnknown = query.error?.kind === 'server' && query.error.codeName === 'not_found';
  if (data && !isUnknown)
    return <ScheduleEditor key={data.week} schedule={data} {...{ back, onWeek, pressed }} />;
  const isLost = point === undefined || isUnknown;
  return (
    <ObjectPlaceholder
      title={text('schedule.title')}
      back={isLost ? { label: text('schedule.toList'), href: paths.userBranches() } : back}
      icon={CalendarDays}
      query={query}
      isQuiet={false}
      lost={
        isLost
          ? {
              title: text('schedule.lostTitle'),
              text: text('schedule.lostText'),
              toList: text('schedule.toList'),
            }
          : null
      }
      skeleton={
        <div className="flex flex-col gap-4">
          <WeekSwitch {...{ week, onWeek, pressed }} />
          <Skeleton height="480px" />
        </div>
      }
    />
  );
}
