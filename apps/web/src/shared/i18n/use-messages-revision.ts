import { useSyncExternalStore } from 'react';
import type { ViteHotContext } from 'vite/types/hot.js';
import { createListeners } from '../listeners.ts';

function followUpdates(hot: ViteHotContext): () => number {
  let revision = 0;
  const { subscribe, notify } = createListeners();
  // By then build/hot-messages.ts has replaced the messages.
  hot.on('vite:afterUpdate', () => {
    revision += 1;
    notify();
  });
  return () => useSyncExternalStore(subscribe, () => revision);
}

/** Another number after each change of messages while developing; always 0 in the built app. */
export const useMessagesRevision = import.meta.hot ? followUpdates(import.meta.hot) : () => 0;
