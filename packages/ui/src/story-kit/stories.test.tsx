import { composeStories } from '@storybook/react-vite';
import { describe, expect, test, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { findViolations } from './axe.ts';

type StoryModule = Parameters<typeof composeStories>[0];
type ComposedStory = { run: () => Promise<void> };

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx');
/** Each theme and each language once: colour rules don't depend on texts. */
const looks = [
  ['light', 'uk'],
  ['dark', 'en'],
] as const;

/** Waits for parts that render late (a lazy calendar, an opening drawer). */
async function settle() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

for (const [path, load] of Object.entries(modules)) {
  const module = await load();
  describe(path.replace('../', ''), () => {
    for (const [theme, language] of looks) {
      const stories = composeStories(module, {
        ...preview,
        initialGlobals: { ...preview.initialGlobals, theme, language },
      }) as unknown as Record<string, ComposedStory>;
      for (const [name, story] of Object.entries(stories)) {
        test(`${name} · ${theme} · ${language}`, async () => {
          await story.run();
          await settle();
          expect(document.documentElement.dataset.theme).toBe(theme);
          // A map may load during the check; real violations persist over retries.
          await vi.waitFor(async () => expect(await findViolations()).toEqual([]), {
            timeout: 15_000,
            interval: 500,
          });
        });
      }
    }
  });
}

test('the accessibility check sees a violation', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<button></button>';
  expect((await findViolations(host)).join()).toContain('button-name');
  host.remove();
});
