import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { MapView, type MapViewProps } from './map-view.tsx';

const texts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the map',
  place: (position: number, name: string) => `Stop ${position}: ${name}`,
};

function Route(props: Partial<MapViewProps>) {
  return (
    <MapView
      label="Route 38"
      texts={texts}
      places={[
        { id: 'a', name: 'North', lat: 50.45, lng: 30.5 },
        { id: 'b', name: 'South', lat: 50.4, lng: 30.55 },
      ]}
      {...props}
    />
  );
}

test('places are named buttons that Enter chooses, all inside the map', async () => {
  const select = vi.fn();
  const host = mount(<Route onPlaceSelect={select} />);
  const south = page.getByRole('button', { name: 'Stop 2: South' });
  await expect.element(south).toBeVisible();
  (south.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(select).toHaveBeenCalledExactlyOnceWith('b');
  expect(host.querySelector('path.kasa-map-line')).not.toBeNull();
  const map = page.getByRole('region', { name: 'Route 38' }).element().getBoundingClientRect();
  for (const name of ['Stop 1: North', 'Stop 2: South']) {
    const marker = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(marker.top).toBeGreaterThan(map.top);
    expect(marker.bottom).toBeLessThan(map.bottom);
  }
});

test('without a tiles address nothing is fetched', async () => {
  const host = mount(<Route />);
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(host.querySelectorAll('img')).toHaveLength(0);
});

test('a click on the map tells where', async () => {
  const pick = vi.fn();
  mount(<Route onPick={pick} />);
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.getByRole('region', { name: 'Route 38' }).click({ position: { x: 40, y: 40 } });
  expect(pick).toHaveBeenCalledOnce();
  expect(pick.mock.calls[0]?.[0].lat).toBeCloseTo(50.45, 0);
});
