import { Button } from '@kasa/ui/button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { UserPoint } from '../../model/types.ts';
import type { useDirector } from './use-director.tsx';
import { type Dragged, useDrop } from './use-people-drag.ts';

/** Who directs a point, with how to reach them and how to change it; who is dropped here is made it. */
export function DirectorSection({
  point,
  dragged,
  changeAction,
  removalActions,
  make,
}: { point: UserPoint; dragged: Dragged | null } & Pick<
  ReturnType<typeof useDirector>,
  'changeAction' | 'removalActions' | 'make'
>) {
  const text = useText(userBranchMessages);
  const titleId = useId();
  const change = changeAction(point);
  const { look, target } = useDrop(
    dragged,
    dragged?.directorRefusal,
    ({ user }) => user && make(point, user),
  );
  const buttons = [
    { action: change, label: point.director ? text('director.changeShort') : change.label },
    ...removalActions(point).map((action) => ({ action, label: text('director.removeConfirm') })),
  ];
  return (
    <section
      {...target}
      aria-labelledby={titleId}
      className={`mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border px-4 py-4 md:px-6 ${look}`}
    >
      <div className="min-w-0">
        <div className="flex flex-wrap gap-x-4 text-[13px] text-text-muted">
          <h2 id={titleId}>{text('director.badge')}</h2>
          {dragged?.directorRefusal}
        </div>
        <Director director={point.director} />
      </div>
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ action: { id, label: name, disabledReason, onAction }, label }) => (
          <Button key={id} aria-label={name} disabledReason={disabledReason} onPress={() => onAction?.()}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Director({ director }: Pick<UserPoint, 'director'>) {
  const text = useText(userBranchMessages);
  if (director === null) return <p>{text('director.none')}</p>;
  const { id, name, phone } = director;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      {id === null ? (
        <span>
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-text-muted">({text('director.notUser')})</span>
        </span>
      ) : (
        <Link
          to={paths.users({ open: id })}
          className="rounded-sm font-semibold text-accent-text underline-offset-2 hover:underline"
        >
          {name}
        </Link>
      )}
      {phone === '' ? null : <PhoneLink phone={phone} />}
    </p>
  );
}
