import { Skeleton } from '@kasa/ui/skeleton';
import { CalendarDays, Store, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useObject } from '#shared/query/use-object.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { BranchPeople } from '../components/branches/branch-people.tsx';
import { DirectorSection } from '../components/branches/director-section.tsx';
import { SkippedNotice } from '../components/branches/skipped-notice.tsx';
import { useDirector } from '../components/branches/use-director.tsx';
import { useOpenBranch } from '../components/branches/use-open-branch.ts';
import { usePeopleDrag } from '../components/branches/use-people-drag.ts';
import type { Placed } from '../components/branches/use-placement.ts';
import { userBranchMessages } from '../messages/branches/catalogue.ts';
import { branchesLive } from '../model/live-users.ts';
import type { UserPoint } from '../model/types.ts';

const AddPeopleDialog = lazy(() =>
  import('../components/branches/add-people-dialog.tsx').then((module) => ({
    default: module.AddPeopleDialog,
  })),
);

/** `/users/manage/:id`: a point or depot with its director and who works there. */
export function UserBranchScreen() {
  const { id = '' } = useParams();
  const text = useText(userBranchMessages);
  const back = { label: text('branches.title'), href: paths.userBranches() };
  return (
    <PermissionGate title={text('branch.title')} permission="users_manage" back={back} isReading>
      <Branch key={id} id={id} back={back} />
    </PermissionGate>
  );
}

type Back = { label: string; href: string };

function Branch({ id, back }: { id: string; back: Back }) {
  const text = useText(userBranchMessages);
  useLive(branchesLive);
  return (
    <ObjectScreen
      title={text('branch.title')}
      back={back}
      icon={Store}
      object={useObject('getUserPoint', id)}
      lost={{
        title: text('branch.lostTitle'),
        text: text('branch.lostText'),
        toList: text('branch.toList'),
      }}
      skeleton={
        <div className="flex flex-col gap-4">
          <Skeleton height="78px" />
          <Skeleton height="480px" />
        </div>
      }
    >
      {(point) => <BranchShow point={point} back={back} />}
    </ObjectScreen>
  );
}

function BranchShow({ point, back }: { point: UserPoint; back: Back }) {
  const text = useText(userBranchMessages);
  const missing = usePermissions().writeDenialReason('users_manage');
  const director = useDirector([point]);
  const openBranch = useOpenBranch();
  const drag = usePeopleDrag();
  const [isAdding, setAdding] = useState(false);
  const [skipped, setSkipped] = useState<Placed['skipped']>([]);
  const onPlaced = (placed: Placed) => setSkipped(placed.skipped);
  const { name, kind, city, address } = point;
  return (
    <>
      <ScreenHeader
        title={name}
        back={back}
        subtitle={`${text(`branch.kind.${kind}`)} · ${city}, ${address}`}
        status={<LiveConnectionStatus />}
        primaryAction={{
          id: 'add',
          label: text('people.add'),
          icon: UserPlus,
          onAction: () => setAdding(true),
          disabledReason: missing,
        }}
        actions={[
          {
            id: 'schedule',
            label: text('branch.schedule'),
            icon: CalendarDays,
            href: paths.userSchedule({ id: point.id }),
          },
          openBranch(point),
        ]}
      />
      <SkippedNotice skipped={skipped} onDismiss={() => setSkipped([])} />
      <DirectorSection point={point} dragged={drag.dragged} {...director} />
      <BranchPeople
        point={point}
        director={director}
        drag={drag}
        onAdd={() => setAdding(true)}
        onPlaced={onPlaced}
      />
      {director.dialog}
      {isAdding ? (
        <Suspense>
          <AddPeopleDialog point={point} onPlaced={onPlaced} onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
