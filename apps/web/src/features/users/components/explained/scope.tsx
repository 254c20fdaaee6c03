import { useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import { scopeOf } from '../../model/scope.ts';
import type { MerchantUser } from '../../model/types.ts';
import { useSourceWords } from './use-source-words.ts';

/** The points to which somebody's rights extend, and why. */
export function useScopeWords(): (user: MerchantUser) => { readonly what: string; readonly why: string } {
  const text = useText(explainedMessages);
  const users = useText(usersMessages);
  const { ofRoles } = useSourceWords();
  return (user) => {
    const scope = scopeOf(user);
    if (scope.kind === 'all')
      return { what: text('scope.all'), why: users('rights.ofRole', ofRoles(scope.roles)) };
    if (scope.names.length === 0) return { what: text('scope.none'), why: text('scope.byNoPlace') };
    return { what: text('scope.points', { names: scope.names.join(', ') }), why: text('scope.byPlace') };
  };
}

/** Points named before the rest. */
const NAMED = 2;

/** The points where somebody may do something, beside their name; null: at all of them. */
export function usePlaceWords(): (user: MerchantUser) => string | null {
  const text = useText(explainedMessages);
  return (user) => {
    const scope = scopeOf(user);
    if (scope.kind === 'all') return null;
    const [names, rest] = [scope.names.slice(0, NAMED).join(', '), scope.names.length - NAMED];
    if (names === '') return text('who.noPoints');
    return rest > 0 ? text('who.pointsMore', { names, rest }) : names;
  };
}
