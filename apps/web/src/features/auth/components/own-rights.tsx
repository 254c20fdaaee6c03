import { permissions } from '@kasa/contracts/shared/permissions';
import { CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useText } from '../../../shared/i18n/i18n.tsx';
import { nameOf } from '../../../shared/permissions/permission-reason.ts';
import type { SessionData } from '../../../shared/session/session-data.ts';
import { accountMessages } from '../messages/account/catalogue.ts';
import { type OwnRight, ownRights } from '../model/own-rights.ts';

/** What one may do, what one may not, and who can give what is missing. */
export function OwnRights({ session }: { session: SessionData }) {
  const text = useText(accountMessages);
  const { have, missing } = ownRights(session.user.tags, session.roles);
  const people = session.rightsGivers.map(nameOf).join(', ');
  return (
    <div className="flex flex-col gap-5">
      {missing.length === 0 ? <p>{text('rights.all')}</p> : null}
      {have.length === 0 ? <p>{text('rights.none')}</p> : null}
      <Rights
        title={text('rights.have')}
        rights={have}
        icon={CircleCheck}
        iconClass="text-positive"
        note={text('rights.added')}
      />
      <Rights
        title={text('rights.missing')}
        rights={missing}
        icon={Lock}
        iconClass="text-text-muted"
        note={text('rights.removed')}
        after={
          people === ''
            ? text('rights.giversUnknown')
            : text('rights.givers', { people, count: session.rightsGivers.length })
        }
      />
    </div>
  );
}

function Rights({
  title,
  rights,
  icon: Icon,
  iconClass,
  note,
  after,
}: {
  title: string;
  rights: readonly OwnRight[];
  icon: LucideIcon;
  iconClass: string;
  /** Beside those that the role alone would not explain. */
  note: string;
  after?: string | undefined;
}) {
  const locale = useLocale();
  const id = useId();
  if (rights.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {after === undefined ? null : (
        <p className="text-[13px] text-text-muted leading-5 [overflow-wrap:anywhere]">{after}</p>
      )}
      <ul aria-labelledby={id} className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
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
    </section>
  );
}
