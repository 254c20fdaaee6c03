import {
  type Permission,
  permissions,
  type Role,
  roles as roleWords,
} from '@kasa/contracts/shared/permissions';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import { explainedMessages } from '../../messages/explained/catalogue.ts';
import type { RightSource } from '../../model/explained.ts';

/** Where rights come from, in words. */
export function useSourceWords() {
  const text = useText(explainedMessages);
  const users = useText(usersMessages);
  const locale = useLocale();
  const quoted = (names: readonly string[]) => names.map((name) => text('source.right', { name })).join(', ');
  const ofRoles = (some: readonly Role[]) => ({
    roles: quoted(some.map((role) => roleWords[role][locale])),
    count: some.length,
  });
  const ofTags = (some: readonly Permission[]) => ({
    rights: quoted(some.map((tag) => permissions[tag][locale])),
    count: some.length,
  });
  const ofSource = (source: RightSource): string => {
    if (source.kind === 'roles') return users('rights.ofRole', ofRoles(source.roles));
    if (source.kind === 'template') return text('source.template', { name: source.name });
    if (source.kind === 'through') return text('source.through', ofTags(source.tags));
    return users('rights.added');
  };
  return {
    nameOf: (tag: Permission) => permissions[tag][locale],
    /** «Каса», «Звіти», and how many: what sentences of roles and of rights are given. */
    ofRoles,
    ofTags,
    /** «З ролі «Касир»; у шаблоні «Старший касир»». */
    ofSources: (sources: readonly RightSource[]) => sources.map(ofSource).join('; '),
  };
}
