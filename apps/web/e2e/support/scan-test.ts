/** End-to-end tests with a camera: a browser whose only camera films what a test shows it. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrFilm } from './code-pictures.ts';
import { test as base } from './test.ts';

interface Camera {
  /** Films a QR code, from the next time that the camera is turned on. */
  show(text: string): Promise<void>;
}

export const test = base.extend<{ camera: Camera }, { film: string }>({
  film: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const path = join(tmpdir(), `kasa-film-${process.pid}-${workerIndex}.y4m`);
      // The browser wants to find a film when it starts.
      writeFileSync(path, await qrFilm('KASA'));
      await use(path);
      rmSync(path);
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ film }, use, { project }) => {
      const { args = [], ...options } = project.use.launchOptions ?? {};
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
      await use({ ...options, args: [...args, ...camera] });
    },
    { scope: 'worker' },
  ],

  camera: async ({ film }, use) => use({ show: async (text) => writeFileSync(film, await qrFilm(text)) }),
});
