import './zod-config.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { reloadOnMissingChunk } from '../shared/errors/preload-error.ts';
import { commonMessages } from '../shared/i18n/common.ts';
import { createServices } from '../shared/services/services.ts';
import { App } from './app.tsx';
import { createRouter } from './router.tsx';
import '@kasa/ui/styles.css';
import './styles.css';

let router: ReturnType<typeof createRouter> | undefined;
/** Where the person is on the way to, if anywhere. */
const target = () => router?.state.navigation.location;
/** Whether somebody would be asked before the page is left: the same question, put to the same forms. */
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
reloadOnMissingChunk(
  import.meta.url,
  () => {
    // On the way somewhere, e.g. from what has just been created: there, and not back to the form.
    const to = target();
    if (to) window.location.assign(createPath(to));
    else window.location.reload();
  },
  // What floats is fetched by itself: that it has gone is no reason to take a form from under somebody's hands.
  () => target() === undefined && isUnsaved(),
);

/** Reading the code, starting the app and drawing it are pieces of work between which the browser can paint and answer. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
const services = createServices();
// English words that do not come leave the Ukrainian ones in place: better than no page.
await Promise.allSettled([commonMessages.load('uk'), commonMessages.load(services.locale.current())]);

await nextTask();
router = createRouter(services);
await nextTask();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// As a transition, React draws the page in slices between which the browser can answer, instead of in one go.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  ),
);
