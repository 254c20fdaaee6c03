import type { FieldSpecs } from '@kasa/contracts/shared/fields';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in a form by its dictionary. What is null, and references, are left as they are. */
export async function fillIn(user: UserEvent, fields: FieldSpecs, input: object): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const field = fields[name];
    if (field === undefined || value === null) continue;
    const label = new RegExp(field.uk);
    if (field.kind === 'choice') {
      await user.click(screen.getByRole('button', { name: label }));
      await user.click(await screen.findByRole('option', { name: field.values?.[value]?.uk ?? '' }));
    } else if (field.kind === 'day') {
      const group = within(screen.getByRole('group', { name: label }));
      await user.click(group.getByRole('spinbutton', { name: /день/i }));
      await user.keyboard(String(value).split('-').reverse().join(''));
    } else if (field.kind === 'time') {
      const [hour] = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton');
      if (hour) await user.click(hour);
      await user.keyboard(String(value).replace(':', ''));
    } else if (field.kind === 'flag') {
      if (value) await user.click(screen.getByRole('checkbox', { name: label }));
    } else {
      const typed = field.kind === 'money' ? value / 100 : value;
      await user.type(await screen.findByRole('textbox', { name: label }), String(typed));
    }
  }
}
