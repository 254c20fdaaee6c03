import { permissions } from '@kasa/contracts/shared/permissions';
import { CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { nameWithPosition } from '#shared/permissions/denial-reasons.ts';
import type { SessionData } from '#shared/session/session-data.ts';
import { accountMessages } from '../messages/account/catalogue.ts';
import { groupByGrantors, type OwnRight, ownRights } from '../model/own-rights.ts';

export function OwnRights({ session }: { session: SessionData }) {
  const text = useText(accountMessages);
  const { have, missing } = ownRights(session.user.tags, session.roles);
  return (
    <div className="flex flex-col gap-5">
      {missing.length === 0 ? <p>{text('rights.all')}</p> : null}
      {have.length === 0 ? (
        <p>{text('rights.none')}</p>
      ) : (
        <Part title={text('rights.have')}>
          {(id) => (
            <Rights
              label={id}
              rights={have}
              icon={CircleCheck}
              iconClass="text-positive"
              note={text('rights.added')}
            />
          )}
        </Part>
      )}
      {missing.length === 0 ? null : (
        <Part title={text('rights.missing')}>
          {(id) =>
            groupByGrantors(missing, session).map(({ givers, rights }) => (
              <Missing key={givers.map((one) => one.id).join()} title={id} givers={givers} rights={rights} />
            ))
          }
        </Part>
      )}
    </div>
  );
}

/** @param children gets the id of the title */
function Part({ title, children }: { title: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children(id)}
    </section>
  );
}

function Missing({
  title,
  givers,
  rights,
}: {
  title: string;
  givers: readonly Parameters<typeof nameWithPosition>[0][];
  rights: readonly OwnRight[];
}) {
  const text = useText(accountMessages);
  const id = useId();
  const people = givers.map(nameWithPosition).join(', ');
  return (
    <div className="mt-3 first-of-type:mt-0">
      <p id={id} className="text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">
        {people === ''
          ? text('rights.giversUnknown')
          : text('rights.givers', { people, count: givers.length })}
      </p>
      <Rights
        label={`${title} ${id}`}
        rights={rights}
        icon={Lock}
        iconClass="text-text-muted"
        note={text('rights.removed')}
      />
    </div>
  );
}

function Rights({
  label,
  rights,
  icon: Icon,
  iconClass,
  note,
}: {
  /** Ids for `aria-labelledby`. */
  label: string;
  rights: readonly OwnRight[];
  icon: LucideIcon;
  iconClass: string;
  /** Shown at permissions that differ from the roles. */
  note: string;
}) {
  const locale = useLocale();
  return (
    <ul aria-labelledby={label} className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
      {rights.map(({ tag, isSingle }) => (
        <li key={tag} className="flex min-w-0 items-start gap-2">
          <Icon size={18} aria-hidden className={`mt-0.5 shrink-0 ${iconClass}`} />
          <span className="min-w-0">
            {permissions[tag][locale]}
            {isSingle ? <span className="block text-[13px] text-text-muted leading-4">{note}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
