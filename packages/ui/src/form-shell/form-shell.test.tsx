import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../date-field/date-field.tsx';
import { FormSection } from '../form-section/form-section.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { mount } from '../story-kit/mount.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { type FormError, FormShell, type FormShellProps } from './form-shell.tsx';

const errors: FormError[] = [
  { name: 'name', label: 'Name', message: 'Required' },
  { name: 'route.id', label: 'Route', message: 'Closed' },
  { name: 'day', label: 'Day', message: 'Passed' },
  { message: 'Nothing was saved' },
];

function Example({ found = errors, ...shell }: Partial<FormShellProps> & { found?: FormError[] }) {
  const [shown, setShown] = useState<FormError[]>([]);
  const [name, setName] = useState('');
  const submit = () => {
    setShown([...found]);
    shell.onSubmit?.();
  };
  const change = (value: string) => {
    setName(value);
    setShown((before) => before.filter((error) => error.name !== 'name'));
  };
  return (
    <FormShell
      title="New route"
      submitLabel="Create"
      submittingLabel="Creating"
      cancelLabel="Cancel"
      errorSummaryTitle="Check these"
      errors={shown}
      {...shell}
      onSubmit={submit}
    >
      <FormSection title="Route">
        <TextField label="Name" name="name" value={name} onChange={change} />
        <SelectField label="Route" name="route.id" value={null} onChange={() => {}} items={[]} />
        <DateField label="Day" name="day" value={null} onChange={() => {}} />
      </FormSection>
    </FormShell>
  );
}

test('Enter in a field submits; failing brings the focus to the summary', async () => {
  mount(<Example />);
  await expect.element(page.getByRole('form', { name: 'New route' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText('Check these')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText('Nothing was saved')).toBeVisible();
});

test.for([
  ['Name: Required', 'Name'],
  ['Route: Closed', 'Route'],
  ['Day: Passed', 'Day'],
])('%s leads to its field', async ([link = '', field = '']) => {
  mount(<Example />);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: link }).click();
  const focused = document.activeElement;
  expect(focused?.closest('[data-field]')?.textContent).toContain(field);
  expect(focused?.matches('input, button, [role="spinbutton"]')).toBe(true);
});

test('correcting a field shortens the summary without taking the focus from it', async () => {
  mount(<Example />);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('3');
  await expect.element(page.getByText('Name: Required')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('the same errors after a second attempt call again', async () => {
  mount(<Example />);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveFocus();
});

test('while submitting nothing is sent again', async () => {
  const onSubmit = vi.fn();
  mount(<Example isSubmitting onSubmit={onSubmit} found={[]} />);
  await expect.element(page.getByRole('progressbar', { name: 'Creating' })).toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('forbidden: the button says why, Enter sends nothing', async () => {
  const onSubmit = vi.fn();
  mount(<Example submitDisabledReason="Ask the owner" onSubmit={onSubmit} found={[]} />);
  await page.getByRole('button', { name: 'Create' }).click({ force: true });
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Ask the owner');
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
