import './zod-config.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { reloadOnMissingChunk } from '../shared/errors/reload-on-missing-chunk.ts';
import { commonMessages } from '../shared/i18n/common.ts';
import { createServices } from '../shared/services/services.ts';
import { App } from './app.tsx';
import { createRouter, type Router } from './router.tsx';
import '@kasa/ui/styles.css';
import './styles.css';

let router: Router | undefined;
/** Location of the pending navigation, if any. */
const target = () => router?.state.navigation.location;
/** Whether a form has unsaved input: asks the forms' `beforeunload` handlers. */
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
reloadOnMissingChunk(
  import.meta.url,
  () => {
    // During a navigation (e.g. after saving a form), load its target and not the form again.
    const to = target();
    if (to) window.location.assign(createPath(to));
    else window.location.reload();
  },
  // Overlays load on demand, outside a navigation: a missing chunk of one must not discard an unsaved form.
  () => target() === undefined && isUnsaved(),
);

/** Splits startup into tasks, so that the browser can paint and respond in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
const services = createServices();
// If the English texts fail to load, the Ukrainian ones are shown.
await Promise.allSettled([commonMessages.load('uk'), commonMessages.load(services.locale.current())]);

await nextTask();
router = createRouter(services);
await nextTask();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// A transition renders in slices between which the browser can respond.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={router} />
    </StrictMode>,
  ),
);
