import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';

type StoryModule = Parameters<typeof composeStories>[0];
type ComposedStory = { run: () => Promise<void> };

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx');
/** What moves, or shows the map of somebody else or the camera. */
const UNSTABLE = /map-view|toaster|code-photo|code-scanner|countdown|get-started/;
/** Lists and forms, where a change is seen on every screen, are looked at in more ways. */
const EVERYWHERE = /app-shell|data-table|dialog|drawer|filter-bar|form-shell|page-header/;

const desktop = ['desktop', 1280, 800] as const;
const phone = ['phone', 360, 780] as const;
const looks = [
  ['light', 'uk'],
  ['dark', 'en'],
] as const;

/** Fonts are loaded, and what follows a frame later stands. */
async function settle() {
  await document.fonts.ready;
  for (let n = 0; n < 3; n += 1) await new Promise((done) => requestAnimationFrame(done));
}

for (const [path, load] of Object.entries(modules)) {
  if (UNSTABLE.test(path)) continue;
  const module = await load();
  const isEverywhere = EVERYWHERE.test(path);
  const name = /([\w-]+)\.stories/.exec(path)?.[1] ?? path;
  describe(name, () => {
    for (const [theme, language] of isEverywhere ? looks : looks.slice(0, 1)) {
      for (const [device, width, height] of isEverywhere && theme === 'light'
        ? [desktop, phone]
        : [desktop]) {
        const stories = composeStories(module, {
          ...preview,
          initialGlobals: { ...preview.initialGlobals, theme, language },
        }) as unknown as Record<string, ComposedStory>;
        const [first] = Object.entries(stories);
        if (!first) continue;
        test(`${first[0]} · ${theme} · ${device}`, async () => {
          await page.viewport(width, height);
          await first[1].run();
          await settle();
          await expect(document.body).toMatchScreenshot(`${name}-${theme}-${device}`);
        });
      }
    }
  });
}
