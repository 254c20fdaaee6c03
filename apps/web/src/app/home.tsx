import type { ComponentType } from 'react';
import { redirect, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { firstStepsMessages } from '../features/auth/messages/first-steps/catalogue.ts';
import { terminalsMessages } from '../features/terminals/messages.ts';
import { terminalListSpec } from '../features/terminals/model/terminal-list-spec.ts';
import { paths } from '../shared/paths.ts';
import { periodMessages } from '../shared/period/messages/catalogue.ts';
import { prefetch, quietQueryOptions } from '../shared/query/query-options.ts';
import type { Services } from '../shared/services/services.ts';
import { signInHref, startPathWithoutTerminals } from '../shared/session/sign-in-href.ts';
import {
  firstStepsDismissedKey,
  firstStepsGuideKey,
  readTab,
  writeTab,
} from '../shared/session/tab-storage.ts';
import { listQuery, readListAddress } from '../shared/table/list-address.ts';

/** Longest wait for the reads that choose the home screen, milliseconds. */
const READ_TIMEOUT_MS = 3_000;

/** Null on failure or after `READ_TIMEOUT_MS`: these reads must not block the home page. */
function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS, null));
  return Promise.race([answer, late]).catch(() => null);
}

/** Whether the owner still has first steps to do; if so, the steps bar is turned on for this tab. */
async function hasFirstSteps({ client, queryClient, session }: Services): Promise<boolean> {
  const person = session.current();
  if (!person?.roles.includes('owner') || readTab(firstStepsDismissedKey) === person.user.id) return false;
  const known = await withTimeout(queryClient.fetchQuery(quietQueryOptions(client, 'getFirstSteps', {})));
  const isNew = known?.items.some(({ done, postponed }) => !done && !postponed) ?? false;
  if (isNew) writeTab(firstStepsGuideKey, person.user.id);
  return isNew;
}

/** Whether the merchant has no terminals. Uses the list's first query, so the list finds it cached. */
async function hasNoTerminals({ client, queryClient }: Services, search: URLSearchParams): Promise<boolean> {
  const address = readListAddress(search, terminalListSpec);
  const page = queryClient.fetchQuery(
    quietQueryOptions(client, 'listTerminals', { query: listQuery(address) }),
  );
  // Attached on every path, so that a failure is never an unhandled rejection.
  const known = withTimeout(page);
  const isNarrowed = Object.values(address.filters).some((value) => value !== undefined);
  return !isNarrowed && (await known)?.total === 0;
}

/** `/`: first steps, the person's own start, terminals (spec §2), or a redirect for a merchant without terminals. */
export async function loadHome(
  services: Services,
  request: Request,
): Promise<{ Screen: ComponentType } | Response> {
  const { search, searchParams } = new URL(request.url);
  // Whoever asks for terminals by a filter gets them.
  const start = searchParams.size ? undefined : services.session.current()?.user.home;
  const isHere = (start?.path ?? paths.home()) === paths.home();
  const isNoTerminals = isHere && hasNoTerminals(services, searchParams);
  // The list may open with a saved view.
  if (isHere)
    prefetch('listSavedViews', { query: { list: 'terminals' } })(services.client, services.queryClient);
  const locale = services.locale.current();
  if (await hasFirstSteps(services)) {
    const [{ FirstStepsScreen }] = await Promise.all([
      import('../features/auth/screens/first-steps.tsx'),
      firstStepsMessages.load(locale),
    ]);
    return { Screen: FirstStepsScreen };
  }
  if (start && !isHere) return redirect(start.path);
  const [isElsewhere, { TerminalsScreen }] = await Promise.all([
    isNoTerminals,
    import('../features/terminals/screens/terminals.tsx'),
    terminalsMessages.load(locale),
    periodMessages.load(locale),
  ]);
  const session = services.session.current();
  // The reads may have ended the session.
  if (!session) return redirect(signInHref({ pathname: paths.home(), search, hash: '' }));
  if (!isElsewhere) return { Screen: TerminalsScreen };
  return redirect(startPathWithoutTerminals(session.menu));
}

/** Reloads on every arrival at `/`, but not when filters or pages change the query string. */
export const shouldRevalidateHome: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;

export function Home() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}
