import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../story-kit/mount.tsx';
import { FilterBar } from './filter-bar.tsx';
import { filterTexts } from './story-texts.ts';

function Bar() {
  const [route, setRoute] = useState('');
  const [depot, setDepot] = useState('Podil');
  const editor = (label: string, value: string, set: (value: string) => void) => (
    <input aria-label={`${label} value`} value={value} onChange={(event) => set(event.target.value)} />
  );
  return (
    <FilterBar
      texts={filterTexts.en}
      filters={[
        {
          id: 'route',
          label: 'Route',
          value: route,
          onRemove: () => setRoute(''),
          editor: () => editor('Route', route, setRoute),
        },
        {
          id: 'depot',
          label: 'Depot',
          value: depot,
          onRemove: () => setDepot(''),
          editor: () => editor('Depot', depot, setDepot),
        },
        { id: 'period', label: 'Period', value: 'today', editor: () => 'today' },
      ]}
      onClear={() => setDepot('')}
    />
  );
}

afterEach(() => page.viewport(1280, 800));

test('a set filter is a chip: its press opens the field, × takes it away; one without × is always set', async () => {
  mount(<Bar />);
  const chip = page.getByRole('button', { name: 'Depot: Podil' });
  await chip.click();
  await expect.element(page.getByRole('dialog', { name: 'Depot' }).getByRole('textbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Period: today' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove filter: Period' })).not.toBeInTheDocument();
});

test('a new filter is chosen and set by keyboard alone', async () => {
  mount(<Bar />);
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Route' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = page.getByRole('textbox', { name: 'Route value' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('38');
  await expect.element(field).toHaveValue('38');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Route: 38' })).toBeVisible();
});

test('on a phone the fields are in a sheet', async () => {
  await page.viewport(360, 780);
  mount(<Bar />);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('textbox', { name: 'Route value' }).fill('38');
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByRole('button', { name: 'Route: 38' })).toBeVisible();
});

test('a field whose code comes late has the focus once it is there', async () => {
  let arrive: (() => void) | undefined;
  function Late() {
    const [isThere, setThere] = useState(false);
    arrive = () => setThere(true);
    return isThere ? <input aria-label="Route value" /> : <p>…</p>;
  }
  const route = { id: 'route', label: 'Route', value: '33', editor: () => <Late /> };
  mount(<FilterBar texts={filterTexts.en} filters={[route]} />);
  await page.getByRole('button', { name: 'Route: 33' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Route' })).toBeVisible();
  arrive?.();
  await expect.element(page.getByRole('textbox', { name: 'Route value' })).toHaveFocus();
});

const cities = ['Kyiv', 'Lviv', 'Odesa', 'Dnipro', 'Sumy', 'Poltava', 'Rivne', 'Lutsk'];
const states = ['Active', 'Blocked', 'Added'];

function Chosen({ items, isSingle }: { items: readonly string[]; isSingle?: boolean }) {
  const [value, setValue] = useState<readonly string[]>([]);
  const choices = { items: items.map((id) => ({ id, label: id })), value, onChange: setValue, isSingle };
  const filter = {
    id: 'what',
    label: 'What',
    value: value.join(', '),
    choices,
    onRemove: () => setValue([]),
  };
  return <FilterBar texts={filterTexts.en} filters={[filter]} />;
}

const option = (name: string) => page.getByRole('option', { name });
const openByKeyboard = async () => {
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'What' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

test('several choices: the first has the focus, space chooses, Enter applies all of them', async () => {
  mount(<Chosen items={states} />);
  await openByKeyboard();
  await expect.element(option('Active')).toHaveFocus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
  await expect.element(option('Added')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Blocked')).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'What: Active, Added' })).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('Enter alone takes the choice that it stands on; Escape drops what was chosen', async () => {
  mount(<Chosen items={states} />);
  await openByKeyboard();
  await expect.element(option('Active')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const chip = page.getByRole('button', { name: 'What: Blocked' });
  await chip.click();
  await expect.element(option('Blocked')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp} ');
  await expect.element(option('Active')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
  await chip.click();
  await option('Active').click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('button', { name: 'What: Active, Blocked' })).toBeVisible();
});

test('a press outside applies what was chosen', async () => {
  mount(
    <>
      <Chosen items={states} />
      <div style={{ marginTop: 400 }}>Elsewhere</div>
    </>,
  );
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'What' }).click();
  await option('Blocked').click();
  await page.getByText('Elsewhere').click({ force: true });
  await expect.element(page.getByRole('button', { name: 'What: Blocked' })).toBeVisible();
});

test('many choices have a search, which has the focus: what is typed narrows them, Enter takes the first', async () => {
  mount(<Chosen items={cities} />);
  await openByKeyboard();
  const search = page.getByRole('searchbox', { name: 'Search: What' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('lv');
  await expect.element(option('Kyiv')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(option('Lviv')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Backspace}u');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('lu');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'What: Lviv, Lutsk' })).toBeVisible();
});

test('a single choice takes effect as it is made', async () => {
  mount(<Chosen items={['Yes', 'No']} isSingle />);
  await openByKeyboard();
  await expect.element(option('Yes')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const chip = page.getByRole('button', { name: 'What: No' });
  await chip.click();
  await option('Yes').click();
  await expect.element(page.getByRole('button', { name: 'What: Yes' })).toBeVisible();
});

test('on a phone the same choices are in the sheet', async () => {
  await page.viewport(360, 780);
  mount(<Chosen items={states} />);
  await page.getByRole('button', { name: 'Filters' }).click();
  await option('Active').click();
  await option('Added').click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByRole('button', { name: 'What: Active, Added' })).toBeVisible();
});

const depots = cities.map((label, n) => ({ id: label, label, description: `Street ${n + 1}` }));

/** Answers a search when the returned function is called. */
function mountFound(chosen: readonly string[] = []) {
  let answer: () => void = () => undefined;
  function useItems(typed: string) {
    const [asked, setAsked] = useState('');
    answer = () => setAsked(typed);
    const items = depots.filter(({ label }) => label.toLowerCase().includes(asked));
    const state = asked === typed ? ('found' as const) : ('loading' as const);
    return { items: items.slice(0, 6), state, retry: () => undefined };
  }
  function Found() {
    const [value, setValue] = useState(chosen);
    const known = depots.filter(({ id }) => value.includes(id));
    const choices = { useItems, chosen: known, value, onChange: setValue };
    const filter = {
      id: 'what',
      label: 'What',
      value: value.join(', '),
      choices,
      onRemove: () => setValue([]),
    };
    return <FilterBar texts={filterTexts.en} filters={[filter]} />;
  }
  mount(<Found />);
  return () => answer();
}

test('choices that are searched for elsewhere: what was chosen stands first, Enter waits for what is found', async () => {
  const answer = mountFound(['Rivne']);
  await page.getByRole('button', { name: 'What: Rivne' }).click();
  const search = page.getByRole('searchbox', { name: 'Search: What' });
  await expect.element(search).toHaveFocus();
  await expect.element(page.getByRole('option').first()).toHaveTextContent('RivneStreet 7');
  await userEvent.keyboard('lut{Enter}');
  await expect.element(search).toBeVisible();
  answer();
  await expect.element(page.getByRole('button', { name: 'What: Rivne, Lutsk' })).toBeVisible();
});

test('what was typed after Enter is awaited anew', async () => {
  const answer = mountFound();
  await openByKeyboard();
  await userEvent.keyboard('lut{Enter}{Backspace}{Backspace}{Backspace}');
  answer();
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await option('Odesa').click();
  await option('Lviv').click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.element(page.getByRole('button', { name: 'What: Odesa, Lviv' })).toBeVisible();
});

test('among other filters on a phone a few are offered until something is typed', async () => {
  await page.viewport(360, 780);
  const answer = mountFound(['Rivne']);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect.element(option('Rivne')).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(6);
  await page.getByRole('searchbox').fill('lut');
  answer();
  await option('Lutsk').click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByRole('button', { name: 'What: Rivne, Lutsk' })).toBeVisible();
});

test('choices that could not be found say so and are asked for again', async () => {
  function useItems() {
    const [isFailed, setFailed] = useState(true);
    const state = isFailed ? ('failed' as const) : ('found' as const);
    return { items: isFailed ? [] : depots, state, retry: () => setFailed(false) };
  }
  const choices = { useItems, chosen: [], value: [], onChange: () => undefined };
  mount(<FilterBar texts={filterTexts.en} filters={[{ id: 'what', label: 'What', choices }]} />);
  await openByKeyboard();
  await expect.element(page.getByText('The data could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(option('Kyiv')).toBeVisible();
  await expect.element(page.getByText('The data could not be loaded.')).not.toBeInTheDocument();
});
