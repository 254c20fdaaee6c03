import { screen, within } from '@testing-library/react';
import { type RenderedApp, renderApp } from '#app/test-support/render-app.tsx';

export const createPath = '/Loyalty/Create';
export const field = (name: RegExp) => screen.findByRole('textbox', { name });
/** Apart from what is told to screen readers when typing pauses. */
export const visible = { ignore: '[role=status]' };
export const preview = () => within(screen.getByRole('region', { name: 'Як це працюватиме' }));

/** The form of a new discount of a type, with a name. */
export async function open(type: RegExp, name = 'Нова знижка осені'): Promise<RenderedApp> {
  const app = await renderApp(createPath, { as: 'owner' });
  await app.user.type(await field(/^Назва/), name);
  await app.user.click(screen.getByRole('radio', { name: type }));
  return app;
}

export async function type({ user }: RenderedApp, name: RegExp, value: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, value);
}
