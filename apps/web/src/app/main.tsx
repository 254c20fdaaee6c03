import './zod-config.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '../shared/errors/preload-error.ts';
import { commonMessages } from '../shared/i18n/common.ts';
import { createServices } from '../shared/services/services.ts';
import { App } from './app.tsx';
import { createRouter } from './router.tsx';
import '@kasa/ui/styles.css';
import './styles.css';

reloadOnMissingChunk(import.meta.url);

// Reading the code and starting the app are two pieces of work: between them the browser can paint and answer.
await new Promise((resolve) => setTimeout(resolve));

const services = createServices();
// English words that do not come leave the Ukrainian ones in place: better than no page.
await Promise.allSettled([commonMessages.load('uk'), commonMessages.load(services.locale.current())]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
// As a transition, React draws the page in slices between which the browser can answer, instead of in one go.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App services={services} router={createRouter(services)} />
    </StrictMode>,
  ),
);
