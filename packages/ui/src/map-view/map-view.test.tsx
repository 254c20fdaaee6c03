import { type ReactNode, useState } from 'react';
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

function mountAgain(first: ReactNode) {
  const live: { rerender: (ui: ReactNode) => void } = { rerender: () => {} };
  function Live() {
    const [ui, setUi] = useState(first);
    live.rerender = setUi;
    return ui;
  }
  const host = mount(<Live />);
  return { host, rerender: (ui: ReactNode) => live.rerender(ui) };
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

test('choosing another place marks it, and what had the focus keeps it', async () => {
  const { rerender } = mountAgain(<Route selectedId="a" />);
  const north = page.getByRole('button', { name: 'Stop 1: North' });
  await expect.element(north).toHaveClass('kasa-map-place-selected');
  (north.element() as HTMLElement).focus();
  rerender(<Route selectedId="b" texts={{ ...texts, place: (n, name) => `Зупинка ${n}: ${name}` }} />);
  const south = page.getByRole('button', { name: 'Зупинка 2: South' });
  await expect.element(south).toHaveClass('kasa-map-place-selected');
  const still = page.getByRole('button', { name: 'Зупинка 1: North' });
  await expect.element(still).not.toHaveClass('kasa-map-place-selected');
  expect(still.element()).toBe(document.activeElement);
});

test('places that come, go and move are followed by their line', async () => {
  const { host, rerender } = mountAgain(<Route />);
  await expect.element(page.getByRole('button', { name: 'Stop 2: South' })).toBeVisible();
  const drawn = () => host.querySelector('path.kasa-map-line')?.getAttribute('d');
  const before = drawn();
  const places = [
    { id: 'a', name: 'North', lat: 50.45, lng: 30.5 },
    { id: 'c', name: 'West', lat: 50.42, lng: 30.4 },
    { id: 'b', name: 'South', lat: 50.4, lng: 30.55 },
  ];
  rerender(<Route places={places} />);
  await expect.element(page.getByRole('button', { name: 'Stop 3: South' })).toBeVisible();
  expect(drawn()).not.toBe(before);
  rerender(<Route places={places.slice(0, 1)} />);
  await expect.element(page.getByRole('button', { name: /^Stop/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Stop/ }).elements()).toHaveLength(1);
  expect(drawn()).toBeUndefined();
});

test('a place is dragged only where somebody wants to know', async () => {
  const move = vi.fn();
  const { host, rerender } = mountAgain(<Route />);
  const north = page.getByRole('button', { name: 'Stop 1: North' });
  await expect.element(north).toBeVisible();
  expect(host.querySelectorAll('.leaflet-marker-draggable')).toHaveLength(0);
  rerender(<Route onPlaceMove={move} />);
  await expect.poll(() => host.querySelectorAll('.leaflet-marker-draggable').length).toBe(2);
  await userEvent.dragAndDrop(north, page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => move.mock.calls.length).toBe(1);
  expect(move).toHaveBeenCalledWith('a', { lat: expect.any(Number), lng: expect.any(Number) });
});

test('vehicles are shown beside the places, and the map can be taken away', async () => {
  const markers = [{ id: 'v', name: 'Bus 1201', lat: 50.43, lng: 30.52, tone: 'positive' as const }];
  const { host, rerender } = mountAgain(<Route markers={markers} tilesUrl="data:," attribution="Makers" />);
  await expect.element(page.getByRole('button', { name: 'Bus 1201' })).toHaveClass('kasa-map-positive');
  const credits = () => host.querySelector('.leaflet-control-attribution')?.textContent;
  await expect.poll(credits).toContain('Makers');
  rerender(<Route markers={markers.map((one) => ({ ...one, tone: 'danger' }))} tilesUrl="data:," />);
  await expect.element(page.getByRole('button', { name: 'Bus 1201' })).toHaveClass('kasa-map-danger');
  rerender(<p>gone</p>);
  await expect.poll(() => host.querySelector('.leaflet-container')).toBeNull();
});

test('markers carry their labels, a press tells which, and overlapping ones open as a list', async () => {
  const select = vi.fn();
  const at = (id: string, lat: number) => ({ id, label: id, name: `Bus ${id}`, lat, lng: 30.52 });
  const words = { ...texts, group: (count: number) => `${count} buses` };
  mount(
    <Route
      texts={words}
      onMarkerSelect={select}
      markers={[at('1201', 50.43), at('1202', 50.43), at('<b>3', 50.41)]}
    />,
  );
  const alone = page.getByRole('button', { name: 'Bus <b>3' });
  await expect.element(alone).toHaveTextContent('<b>3');
  await alone.click();
  expect(select).toHaveBeenLastCalledWith('<b>3');
  const both = page.getByRole('button', { name: '2 buses' });
  await expect.element(both).toHaveTextContent('1201 +1');
  (both.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const list = page.getByRole('list', { name: '2 buses' });
  await expect.element(list.getByRole('button', { name: 'Bus 1201' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(both).toHaveFocus();
  await both.click();
  await list.getByRole('button', { name: 'Bus 1202' }).click();
  expect(select).toHaveBeenLastCalledWith('1202');
});

test('a pin shows where something is about to be added', async () => {
  const { rerender } = mountAgain(<Route pin={{ name: 'New stop', lat: 50.42, lng: 30.52 }} />);
  const pin = page.getByRole('button', { name: 'New stop' });
  await expect.element(pin).toBeVisible();
  rerender(<Route pin={null} />);
  await expect.element(pin).not.toBeInTheDocument();
});

test('without tiles it says that it is a diagram, how long things are on it, and what its ends are called', async () => {
  const words = { ...texts, scheme: 'No map', distance: (metres: number) => `${metres} metres` };
  const host = mount(<Route texts={words} />);
  await expect.element(page.getByText('No map')).toBeVisible();
  await expect.element(page.getByText(/^[125]0* metres$/)).toBeVisible();
  expect([...host.querySelectorAll('.kasa-map-name')].map((name) => name.textContent)).toEqual([
    'North',
    'South',
  ]);
});

test('tiles that do not come make it a diagram', async () => {
  const words = { ...texts, scheme: 'No map' };
  const host = mount(<Route texts={words} tilesUrl="/no-such-tiles/{z}/{x}/{y}.png" />);
  await expect.element(page.getByText('No map')).toBeVisible();
  expect(host.querySelector('.kasa-map-scheme')).not.toBeNull();
});

test('a name is a text, whatever stands in it', async () => {
  const name = '<img src=x onerror="document.title=1">';
  const host = mount(<Route places={[{ id: 'a', name, lat: 50.45, lng: 30.5 }]} />);
  await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(host.querySelector('.kasa-map-name')?.textContent).toBe(name);
  expect(host.querySelector('.kasa-map-name img')).toBeNull();
});
