import { type Permission, permissions } from '@kasa/contracts/shared/permissions';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { nameWithPosition } from '#shared/permissions/denial-reasons.ts';
import { grantorsOf } from '#shared/permissions/grantors.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { explainedMessages } from '../../messages/explained/catalogue.ts';

/** More names would make the line too long. */
const MAX_NAMES = 3;

/** A person of no role, whom everybody with the right may give it. */
const ANYBODY = { id: '', roles: [] };

/** Who can give a right, in words: whoever manages users and has it. */
export function useGiverWords(): (tag: Permission) => string {
  const text = useText(explainedMessages);
  const locale = useLocale();
  const session = useSession();
  const isYou = (tag: Permission) =>
    session?.viewingAs === null &&
    session.user.tags.includes('users_manage') &&
    session.user.tags.includes(tag);
  return (tag) => {
    const others = grantorsOf(session, tag, ANYBODY);
    const names = others.slice(0, MAX_NAMES).map(nameWithPosition).join(', ');
    const people = others.length > MAX_NAMES ? text('who.andOthers', { people: names }) : names;
    if (isYou(tag)) return others.length === 0 ? text('who.giversYou') : text('who.giversYouAnd', { people });
    return others.length === 0
      ? text('who.noGiver', { manage: permissions.users_manage[locale] })
      : text('who.givers', { people, count: others.length });
  };
}
