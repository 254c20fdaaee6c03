import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlledField } from '../story-kit/controlled-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { CompletingField, type CompletingFieldProps } from './completing-field.tsx';

const items = [
  { id: 'order_id', insert: '{{order_id}}', description: 'Order ID' },
  { id: 'amount', insert: '{{amount}}', description: 'Amount' },
];

function mountField(props: Partial<CompletingFieldProps> = {}, start = '') {
  const onChange = vi.fn();
  mount(
    <ControlledField initialValue={start} onChange={onChange}>
      {(held) => (
        <CompletingField
          label="Body"
          items={items}
          listLabel="Placeholders"
          insertLabel="Insert a placeholder"
          {...props}
          {...held}
        />
      )}
    </ControlledField>,
  );
  return { onChange, text: page.getByRole('textbox', { name: 'Body' }) };
}

test.each([[undefined], [3]])(
  'by keyboard alone: narrowed, chosen, and typed on behind it (rows %s)',
  async (rows) => {
    const { onChange, text } = mountField({ rows });
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Tab}n={{{{');
    await expect.element(page.getByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('option', { name: /amount/ }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('ord{Enter};');
    expect(onChange).toHaveBeenLastCalledWith('n={{order_id}};');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(text).toHaveFocus();
  },
);

test('Escape closes the list and keeps the text; without a list Enter and Tab do what they do', async () => {
  const { onChange, text } = mountField({ rows: 2 });
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Tab}{{{{{Escape}{Enter}a');
  expect(onChange).toHaveBeenLastCalledWith('{{\na');
  await userEvent.keyboard('{Tab}');
  await expect.element(text).not.toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('{{\na');
});

test('the button opens the list where the caret is, and a click takes one', async () => {
  const { onChange, text } = mountField({}, 'ab');
  await text.click();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await page.getByRole('button', { name: 'Insert a placeholder' }).click();
  await page.getByRole('option', { name: /amount/ }).click();
  expect(onChange).toHaveBeenLastCalledWith('a{{amount}}b');
  await userEvent.keyboard('!');
  expect(onChange).toHaveBeenLastCalledWith('a{{amount}}!b');
});

test.each([[undefined], [3]])('a wrong place is selected by its button (rows %s)', async (rows) => {
  const start = rows === undefined ? 'a {{oder}} b' : 'a\n {{oder}} b';
  const problems = [{ from: start.indexOf('{{'), until: start.indexOf('}}') + 2, label: 'Show it' }];
  const { text } = mountField({ rows, problems, error: 'No such placeholder' }, start);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(text).toHaveValue(start.replace('{{oder}}', 'x'));
});

test('the button of a wrong place is no wider than its field', async () => {
  const label = 'Show {{a_long_name_of_30_characters… (line 100, character 200)';
  mount(
    <div style={{ width: 328 }}>
      <CompletingField
        {...{ label: 'Body', items, listLabel: 'Placeholders', insertLabel: 'Insert a placeholder' }}
        {...{ value: '{{', onChange: () => undefined, problems: [{ from: 0, until: 2, label }] }}
      />
    </div>,
  );
  const button = page.getByRole('button', { name: label });
  await expect.element(button).toBeVisible();
  expect(button.element().getBoundingClientRect().width).toBeLessThanOrEqual(340);
  expect(button.element().scrollHeight).toBeLessThanOrEqual(button.element().clientHeight + 2);
});
