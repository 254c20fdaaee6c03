import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreDraft, saveDraft } from '#shared/forms/form-drafts.ts';
import { useServices } from '#shared/services/use-services.tsx';
import type { PeopleFile } from '../../model/import/people-file.ts';

export type People = Extract<PeopleFile, { kind: 'people' }>;

/**
 * People of a file are kept when the session ends, as what is typed into forms is (security U7).
 * @returns those that were kept the last time
 */
export function useImportDraft(people: () => People | null): People | null {
  const { session } = useServices();
  const { pathname } = useLocation();
  // Read on mount: after the session has ended there is no user.
  const [user] = useState(() => session.current()?.user.id);
  const [restored] = useState(() => {
    const draft = user === undefined ? null : restoreDraft(user, pathname);
    const kept = draft?.typed.people as People | undefined;
    return kept?.kind === 'people' && Array.isArray(kept.rows) ? kept : null;
  });
  useEffect(() =>
    session.onEvent((event) => {
      const present = people();
      if (event !== 'expired' || user === undefined || present === null) return;
      saveDraft(user, pathname, { typed: { people: present }, before: {} });
    }),
  );
  return restored;
}
