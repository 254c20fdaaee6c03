import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barcodeVideo } from './barcode-images.ts';
import { test as base } from './test.ts';

interface Camera {
  /** Takes effect when the camera is turned on next. */
  show(text: string, format?: 'QRCode' | 'EAN13'): Promise<void>;
}

export const test = base.extend<{ camera: Camera }, { film: string }>({
  film: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const path = join(tmpdir(), `kasa-film-${process.pid}-${workerIndex}.y4m`);
      // The file must exist when the browser starts.
      writeFileSync(path, await barcodeVideo('KASA', 'QRCode'));
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

  camera: async ({ film }, use) =>
    use({ show: async (text, format = 'QRCode') => writeFileSync(film, await barcodeVideo(text, format)) }),
});
