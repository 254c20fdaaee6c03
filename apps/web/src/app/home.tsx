import type { ComponentType } from 'react';
import { redirect, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { firstStepsMessages } from '../features/auth/messages/first-steps/catalogue.ts';
import { terminalsMessages } from '../features/terminals/messages/list/catalogue.ts';
import { terminalListSpec } from '../features/terminals/model/terminal-list-spec.ts';
import { paths } from '../shared/paths.ts';
import { periodMessages } from '../shared/period/messages/catalogue.ts';
import { readAhead, readOptions } from '../shared/query/read.ts';
import type { Services } from '../shared/services/services.ts';
import { signInFrom } from '../shared/session/entry-check.ts';
import { entryWithoutTerminals } from '../shared/session/entry-without-terminals.ts';
import { guidedKey, readTab, skippedKey, writeTab } from '../shared/session/tab-storage.ts';
import { listQuery, readListAddress } from '../shared/table/list-address.ts';

/** How long an answer about what to show first may keep somebody from work, milliseconds. */
const PATIENCE = 3_000;

/** The answer; null when there is none, or none in time: whoever cannot be told goes to work. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([answer, late]).catch(() => null);
}

/** Whether the merchant was set up only a moment ago, so that its owner has first steps to take and wants to see them. */
async function hasFirstSteps({ client, queryClient, session }: Services): Promise<boolean> {
  const person = session.current();
  if (!person?.roles.includes('owner') || readTab(skippedKey) === person.user.id) return false;
  const steps = queryClient.fetchQuery({
    ...readOptions(client, 'getFirstSteps', {}),
    meta: { isQuiet: true },
    retry: false,
  });
  const known = await inTime(steps);
  const isNew = known?.items.some(({ done }) => !done) ?? false;
  if (isNew) writeTab(guidedKey, person.user.id);
  return isNew;
}

/** Whether the merchant is known to have no terminals. The same read is the first one of the list, so it costs nothing. */
async function hasNoTerminals({ client, queryClient }: Services, search: URLSearchParams): Promise<boolean> {
  const address = readListAddress(search, terminalListSpec);
  const page = queryClient.fetchQuery({
    ...readOptions(client, 'listTerminals', { query: listQuery(address) }),
    meta: { isQuiet: true },
    retry: false,
  });
  // Taken either way: a failure that nobody takes would be an error of the page.
  const known = inTime(page);
  const isNarrowed = Object.values(address.filters).some((value) => value !== undefined);
  return !isNarrowed && (await known)?.total === 0;
}

/**
 * `/`: the terminals (spec §2). Before them the first steps of a new merchant, while there are some for its owner; a
 * merchant without terminals goes on to the next entry of the menu.
 */
export async function loadHome(
  services: Services,
  request: Request,
): Promise<{ Screen: ComponentType } | Response> {
  // The list may open with one of them.
  readAhead('listSavedViews', { query: { list: 'terminals' } })(services.client, services.queryClient);
  const isNoTerminals = hasNoTerminals(services, new URL(request.url).searchParams);
  const locale = services.locale.current();
  if (await hasFirstSteps(services)) {
    const [{ FirstStepsScreen }] = await Promise.all([
      import('../features/auth/screens/first-steps.tsx'),
      firstStepsMessages.load(locale),
    ]);
    return { Screen: FirstStepsScreen };
  }
  const [isElsewhere, { TerminalsScreen }] = await Promise.all([
    isNoTerminals,
    import('../features/terminals/screens/terminals.tsx'),
    terminalsMessages.load(locale),
    periodMessages.load(locale),
  ]);
  const session = services.session.current();
  // The answer may have been that nobody is signed in any more.
  if (!session) return redirect(signInFrom({ pathname: paths.home(), search: '', hash: '' }));
  if (!isElsewhere) return { Screen: TerminalsScreen };
  return redirect(entryWithoutTerminals(session.menu));
}

/** Found anew whenever one comes to `/`. What filters and pages the list leaves the screen as it is. */
export const findsHomeAnew: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;

/** The screen that `loadHome` has found. */
export function Home() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}
