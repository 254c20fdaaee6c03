/**
 * Fakes of what jsdom lacks: camera, images and the decoding worker. Decoding itself is tested in `packages/ui` and end
 * to end.
 */
import type { FoundCode } from '@kasa/ui/code-scanner';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEachTest } from '#app/test-support/after-each-test.ts';

export interface FakeScanner {
  /** Sets the contents of the QR codes that the camera and photos show from now on. */
  show(...texts: string[]): void;
  running(): number;
}

/** Restores replaced globals; `vi.unstubAllGlobals` would also remove those of setup.ts. */
const undo: (() => void)[] = [];
afterEachTest.push(() => {
  for (const put of undo.splice(0)) put();
});

function replace(target: object, name: string, value: PropertyDescriptor): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...value });
  undo.push(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

/** Installs a fake camera and decoder. @param refusal name of the `DOMException` that the camera fails with */
export function installFakeScanner({ refusal }: { refusal?: string } = {}): FakeScanner {
  let codes: readonly FoundCode[] = [];
  let running = 0;
  class Reader extends EventTarget {
    postMessage({ id }: { id: number }) {
      const data = { id, codes, isWhole: true };
      setTimeout(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
    terminate() {}
  }
  const track = Object.assign(new EventTarget(), {
    getSettings: () => ({ deviceId: 'back' }),
    getCapabilities: () => ({}),
    stop: () => {
      running -= 1;
    },
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = async () => {
    if (refusal) throw new DOMException('', refusal);
    running += 1;
    return stream;
  };
  const enumerateDevices = async () => [{ kind: 'videoinput', deviceId: 'back', label: 'Back' }];
  replace(globalThis, 'Worker', { value: Reader });
  const bitmap = { width: 640, height: 480, close: () => undefined };
  replace(globalThis, 'createImageBitmap', { value: async () => bitmap });
  replace(navigator, 'mediaDevices', { value: { getUserMedia, enumerateDevices } });
  replace(HTMLMediaElement.prototype, 'play', { value: async () => undefined });
  replace(HTMLMediaElement.prototype, 'readyState', { get: () => HTMLMediaElement.HAVE_ENOUGH_DATA });
  replace(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
  return {
    show: (...texts) => {
      codes = texts.map((text) => ({ text, isQr: true }));
    },
    running: () => running,
  };
}

export async function turnCameraOn(user: UserEvent): Promise<void> {
  const tab = await screen.findByRole('tab', { name: 'Камера' });
  if (tab.getAttribute('aria-selected') !== 'true') await user.click(tab);
  await user.click(await screen.findByRole('button', { name: 'Увімкнути камеру' }));
}

export async function choosePhoto(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'Фото' }));
  await screen.findByRole('group', { name: 'Код із фото' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await user.upload(input as HTMLInputElement, new File(['picture'], 'label.png', { type: 'image/png' }));
}
