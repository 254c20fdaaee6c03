import type { ComponentType } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { firstStepsMessages } from '../features/auth/messages/first-steps/catalogue.ts';
import { paths } from '../shared/paths.ts';
import { readOptions } from '../shared/query/read.ts';
import type { Services } from '../shared/services/services.ts';
import { signInFrom } from '../shared/session/entry-check.ts';
import { readTab, skippedKey } from '../shared/session/tab-storage.ts';

/** How long the answer about first steps may keep somebody from work, milliseconds. */
const PATIENCE = 3_000;

/** Whether the merchant was set up only a moment ago, so that its owner has first steps to take and wants to see them. */
async function hasFirstSteps({ client, queryClient, session }: Services): Promise<boolean> {
  const person = session.current();
  if (!person?.roles.includes('owner') || readTab(skippedKey) === person.user.id) return false;
  const steps = queryClient.fetchQuery({
    ...readOptions(client, 'getFirstSteps', {}),
    meta: { isQuiet: true },
    retry: false,
  });
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  // Whoever cannot be told goes to work.
  const known = await Promise.race([steps, late]).catch(() => null);
  return known?.items.some(({ done }) => !done) ?? false;
}

/** `/`: the first steps of a new merchant, while there are some for its owner; else on to the first entry of the menu. */
export async function loadHome(services: Services): Promise<{ Screen: ComponentType } | Response> {
  if (await hasFirstSteps(services)) {
    const [{ FirstStepsScreen }] = await Promise.all([
      import('../features/auth/screens/first-steps.tsx'),
      firstStepsMessages.load(services.locale.current()),
    ]);
    return { Screen: FirstStepsScreen };
  }
  const session = services.session.current();
  // The answer may have been that nobody is signed in any more.
  if (!session) return redirect(signInFrom({ pathname: paths.home(), search: '', hash: '' }));
  return redirect(session.menu[0]?.path ?? paths.routesList());
}

/** The screen that `loadHome` has found. */
export function Home() {
  const { Screen } = useLoaderData<{ Screen: ComponentType }>();
  return <Screen />;
}
