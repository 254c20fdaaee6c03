import { MAX_PLACED } from '@kasa/contracts/users/placements';
import type { RowAction } from '@kasa/ui/data-table';
import type { SelectItem } from '@kasa/ui/select-field';
import { ArrowRightLeft, MapPinPlus, UserMinus, UserRound, UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePhoneActions } from '#shared/phone/use-phone-actions.ts';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { MerchantUser, UserPoint } from '../../model/types.ts';
import { useAccessDenial } from '../person/use-access-denial.ts';
import { useStatisticsAction } from '../statistics/use-statistics-action.ts';
import type { Chosen } from './place-dialog.tsx';
import type { useDirector } from './use-director.tsx';
import { useDirectorDenial } from './use-director-denial.ts';
import type { Dragged } from './use-people-drag.ts';
import { type Placed, usePlacement } from './use-placement.ts';

const PlaceDialog = lazy(() =>
  import('./place-dialog.tsx').then((module) => ({ default: module.PlaceDialog })),
);

/**
 * What can be done with the people of a point: with one, and with several.
 * @param onPlaced with who was skipped
 */
export function usePeopleActions(
  point: UserPoint,
  director: ReturnType<typeof useDirector>,
  onPlaced: (placed: Placed) => void,
) {
  const text = useText(userBranchMessages);
  const denial = useAccessDenial();
  const directorDenial = useDirectorDenial();
  const phoneActions = usePhoneActions();
  const [asked, setAsked] = useState<{ kind: 'move' | 'also'; people: Chosen; to?: SelectItem } | null>(null);
  const removal = useRemoval(point, onPlaced);
  const statistics = useStatisticsAction();
  const tooMany = ({ length }: readonly string[]) =>
    length > MAX_PLACED ? text('people.tooMany', { most: MAX_PLACED }) : undefined;
  const refusalAsDirector = (user: MerchantUser) =>
    point.director?.id === user.id ? text('director.is') : directorDenial(user);
  const placing = (
    people: Chosen,
    disabledReason: string | undefined,
    removeLabel = text(point.kind === 'depot' ? 'remove.fromDepot' : 'remove.fromPoint'),
  ): RowAction[] => [
    {
      id: 'move',
      label: text('move.action'),
      icon: ArrowRightLeft,
      onAction: () => setAsked({ kind: 'move', people }),
      disabledReason,
    },
    {
      id: 'also',
      label: text('also.action'),
      icon: MapPinPlus,
      onAction: () => setAsked({ kind: 'also', people }),
      disabledReason,
    },
    {
      id: 'remove',
      label: removeLabel,
      icon: UserMinus,
      tone: 'danger',
      onAction: () => removal.ask(people),
      disabledReason,
    },
  ];
  const rowActions = (user: MerchantUser): RowAction[] => {
    const { id, full_name: name, phone } = user;
    const make: RowAction = {
      id: 'director',
      label: text('director.make'),
      icon: UserRoundCheck,
      onAction: () => director.make(point, user),
      disabledReason: refusalAsDirector(user),
    };
    return [
      { id: 'open', label: text('people.open'), icon: UserRound, href: paths.users({ open: id }) },
      statistics(user),
      make,
      ...placing({ ids: [id], name }, denial.ofPlacement(user)),
      ...phoneActions(phone),
    ];
  };
  return {
    rowActions,
    barActions: (ids: readonly string[]) => placing({ ids }, tooMany(ids), text('remove.confirm')),
    /** The person who is dragged, or all that are chosen if they are one of them. */
    draggedOf: (user: MerchantUser, chosen: ReadonlySet<string>): Dragged => {
      const ids = [...chosen];
      if (ids.length > 1 && chosen.has(user.id)) {
        const directorRefusal = text('drag.oneDirector');
        return { people: { ids }, refusal: tooMany(ids), user: undefined, directorRefusal };
      }
      return {
        people: { ids: [user.id], name: user.full_name },
        refusal: denial.ofPlacement(user),
        user,
        directorRefusal: refusalAsDirector(user),
      };
    },
    /** Asks about people who were dropped on another point. */
    drop: ({ people }: Dragged, to: SelectItem, isAlso: boolean) =>
      setAsked({ kind: isAlso ? 'also' : 'move', people, to }),
    canPlace: (user: MerchantUser) => denial.ofPlacement(user) === undefined,
    dialog: (
      <>
        {removal.dialog}
        {asked ? (
          <Suspense>
            <PlaceDialog
              {...asked}
              point={point}
              notice={removal.staysDirector(asked.people)}
              onPlaced={onPlaced}
              onClose={() => setAsked(null)}
            />
          </Suspense>
        ) : null}
      </>
    ),
  };
}

function useRemoval(point: UserPoint, onPlaced: (placed: Placed) => void) {
  const text = useText(userBranchMessages);
  const placement = usePlacement('remove.done');
  const { id: from_id, name, director } = point;
  const staysDirector = ({ ids }: Chosen) =>
    director?.id && ids.includes(director.id)
      ? text('directs.stays', { name: director.name, point: name })
      : undefined;
  const { ask, dialog } = useConfirm((people: Chosen) => ({
    tone: 'danger',
    title:
      people.name === undefined
        ? text('remove.title', { count: people.ids.length, point: name })
        : text('remove.titleOne', { name: people.name, point: name }),
    children: (
      <div className="flex flex-col gap-2">
        <p>{text('remove.about')}</p>
        {staysDirector(people) === undefined ? null : <p>{staysDirector(people)}</p>}
      </div>
    ),
    confirmLabel: text('remove.confirm'),
    busyLabel: text('remove.busy'),
    async onConfirm() {
      onPlaced(await placement.run({ body: { user_ids: [...people.ids], from_id, to_id: null } }));
    },
  }));
  return { ask, dialog, staysDirector };
}
