import { expect, test } from 'vitest';
import { mount } from './story-kit/mount.tsx';

/** Tests run with reduced motion (vitest.config.ts). */
test('with less motion a change of theme recolours all of the page at once', async () => {
  const host = mount(
    <table>
      <tbody>
        <tr>
          <td>
            <span>АА 1234 ВС</span>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await expect.poll(() => host.querySelector('span')).not.toBeNull();
  const text = host.querySelector('span') as HTMLElement;
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const light = colourOf(text);

  document.documentElement.dataset.theme = 'dark';

  expect(colourOf(text)).toBe(colourOf(document.documentElement));
  expect(colourOf(text)).not.toBe(light);
  expect(document.getAnimations()).toEqual([]);
});
