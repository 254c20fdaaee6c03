import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { Button } from './button.tsx';

test('Enter and Space press it', async () => {
  const onPress = vi.fn();
  mount(<Button onPress={onPress}>Save</Button>);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('while loading it keeps width and focus, says so, and takes no second press', async () => {
  const onPress = vi.fn();
  function Saving() {
    const [isLoading, setLoading] = useState(false);
    const save = () => {
      onPress();
      setLoading(true);
    };
    return (
      <Button isLoading={isLoading} loadingLabel="Saving" onPress={save}>
        Save the route
      </Button>
    );
  }
  mount(<Saving />);
  const button = page.getByRole('button');
  await expect.element(button).toBeVisible();
  const width = button.element().getBoundingClientRect().width;
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('progressbar', { name: 'Saving' })).toBeInTheDocument();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button.element());
  expect(onPress).toHaveBeenCalledTimes(1);
  await vi.waitFor(
    () => expect(document.querySelector('[data-live-announcer]')?.innerHTML).toContain(button.element().id),
    { timeout: 15_000 },
  );
});

test('disabled with a reason: reachable, explained, without effect, and never submits', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabledReason="The owner can grant it" onPress={onPress}>
        Save
      </Button>
    </form>,
  );
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('The owner can grant it');
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('with href it is a link that the router opens', async () => {
  const navigate = vi.fn();
  mount(
    <RouterProvider navigate={navigate}>
      <Button href="/list">List</Button>
    </RouterProvider>,
  );
  await expect.element(page.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/list');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/list', undefined);
});
