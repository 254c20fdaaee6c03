import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qrVideo } from './barcode-images.ts';
import { test as base } from './test.ts';

interface Camera {
  /** Takes effect when the camera is turned on next. */
  show(text: string): Promise<void>;
}

export const test = base.extend<{ camera: Camera }, { film: string }>({
  film: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const path = join(tmpdir(), `kasa-film-${process.pid}-${workerIndex}.y4m`);
      // The file must exist when the browser starts.
      writeFileSync(path, await qrVideo('KASA'));
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

  camera: async ({ film }, use) => use({ show: async (text) => writeFileSync(film, await qrVideo(text)) }),
});
