import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findViolations } from '../story-kit/axe.ts';
import { mount } from '../story-kit/mount.tsx';
import { CodeScanner, type FoundCode } from './code-scanner.tsx';
import { plugStoryCamera, type StoryCamera } from './story-camera.ts';
import { code128Picture, qrPicture } from './story-pictures.ts';
import { scannerTexts } from './story-texts.ts';
import { Toggle } from './story-toggle.tsx';

/** The first read loads the reader code, possibly on a busy machine. */
const poll = <T,>(value: () => T) => expect.poll(value, { timeout: 15_000 });
const texts = scannerTexts.en;
let camera: StoryCamera | undefined;
afterEach(() => camera?.remove());

async function scanner(options: Parameters<typeof plugStoryCamera>[0] = {}) {
  camera = plugStoryCamera(options);
  const onCodes = vi.fn<(codes: readonly FoundCode[]) => void>();
  const host = mount(
    <CodeScanner label="Scanner" texts={texts} onCodes={onCodes} otherWays={<a href="#n">By number</a>} />,
  );
  await expect.element(page.getByRole('group', { name: 'Scanner' })).toBeVisible();
  return { camera, host, found: () => onCodes.mock.calls.flat(2).map(({ text }) => text) };
}

const expectProblem = (problem: keyof typeof texts.problems) => {
  const { title, text } = texts.problems[problem];
  return expect.element(page.getByRole('alert')).toHaveTextContent(`${title}${text}`);
};

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('waits to be turned on, reads what comes into the picture, each once, and goes out when it is left', async () => {
  const { camera, host, found } = await scanner();
  expect(camera.running()).toBe(0);
  expect(await findViolations(host)).toEqual([]);
  await press(texts.start);
  await expect.element(page.getByLabelText(texts.picture)).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent(texts.searching);
  await expect.element(page.getByRole('button', { name: texts.stop })).toHaveFocus();
  expect(await findViolations(host)).toEqual([]);

  camera.show(qrPicture('KASA:T:S1100101'));
  await poll(found).toEqual(['KASA:T:S1100101']);
  camera.show(code128Picture('S1900001', 3));
  await poll(found).toEqual(['KASA:T:S1100101', 'S1900001']);

  expect(camera.running()).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: texts.start })).toHaveFocus();
  expect(camera.running()).toBe(0);
});

test('starts by itself where it has been allowed, and goes out when it is taken away', async () => {
  camera = plugStoryCamera({ permission: 'granted' });
  const shown = (isShown: boolean) =>
    isShown ? <CodeScanner label="Scanner" texts={texts} onCodes={() => undefined} /> : null;
  mount(<Toggle>{shown}</Toggle>);
  await expect.element(page.getByLabelText(texts.picture)).toBeVisible();
  expect(camera.running()).toBe(1);
  await press('Toggle');
  await poll(() => camera?.running()).toBe(0);
});

test.each([
  ['NotFoundError', 'noCamera'],
  ['OverconstrainedError', 'noCamera'],
  ['NotAllowedError', 'denied'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
] as const)('%s is said in words, with other ways and another try', async (refusal, problem) => {
  const { camera, host } = await scanner({ refusal });
  await press(texts.start);
  await expectProblem(problem);
  await expect.element(page.getByRole('link', { name: 'By number' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: texts.again })).toHaveFocus();
  expect(await findViolations(host)).toEqual([]);
  camera.remove();
  plugStoryCamera();
  await press(texts.again);
  await expect.element(page.getByLabelText(texts.picture)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('an address without TLS has no cameras', async () => {
  await scanner();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await press(texts.start);
  await expectProblem('insecure');
});

test('a camera that is pulled out is missed', async () => {
  const { camera } = await scanner();
  await press(texts.start);
  await expect.element(page.getByLabelText(texts.picture)).toBeVisible();
  camera.pull();
  await expectProblem('lost');
});

test('another camera is chosen, and the first one goes out', async () => {
  const { camera } = await scanner({ names: ['Back', ''] });
  await press(texts.start);
  await page.getByRole('button', { name: /^Back Camera|^Camera|Back/ }).click();
  await page.getByRole('option', { name: 'Camera 2' }).click();
  await expect.element(page.getByRole('button', { name: /Camera 2/ })).toBeVisible();
  expect(camera.running()).toBe(1);
});

test('a torch, where there is one, is turned on and off', async () => {
  const { camera } = await scanner({ hasTorch: true });
  await press(texts.start);
  const torch = page.getByRole('button', { name: texts.torch });
  await torch.click();
  await expect.element(torch).toHaveAttribute('aria-pressed', 'true');
  await torch.click();
  await expect.element(torch).toHaveAttribute('aria-pressed', 'false');
  expect(camera.torch).toEqual([true, false]);
});

test('a page that is not looked at films nobody', async () => {
  const { camera } = await scanner();
  await press(texts.start);
  await expect.element(page.getByLabelText(texts.picture)).toBeVisible();
  const hide = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  await poll(() => camera.running()).toBe(0);
  hide(false);
  await poll(() => camera.running()).toBe(1);
  Reflect.deleteProperty(document, 'hidden');
});

test('a reader that cannot be fetched is told, and can be asked for again', async () => {
  class NoWorker extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event('error')));
    }
    postMessage() {}
    terminate() {}
  }
  vi.stubGlobal('Worker', NoWorker);
  const { camera, found } = await scanner();
  await press(texts.start);
  await expectProblem('reader');
  expect(camera.running()).toBe(0);
  vi.unstubAllGlobals();
  camera.show(qrPicture('KASA:T:S1100101'));
  await press(texts.again);
  await poll(found).toEqual(['KASA:T:S1100101']);
});
