import { expect, type Page } from '@playwright/test';

export const newPhone = (): string => `+38067${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get('/__mock/messages', { params: { phone } });
  const { data } = (await answer.json()) as { data: { items: { code: string | null }[] } };
  const code = data.items[0]?.code;
  expect(code, `a code sent to ${phone}`).toMatch(/^\d{6}$/);
  return String(code);
}

/** What the authenticator app of the phone's owner shows. */
export async function timeCodeOf(page: Page, phone: string): Promise<string> {
  let code: string | null | undefined;
  // Both codes that count may be used up, and then the next comes with the next half of a minute.
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/__mock/second-factors', { params: { phone } });
        const { data } = (await answer.json()) as { data: { items: { code: string | null }[] } };
        code = data.items[0]?.code;
        return code;
      },
      { timeout: 40_000 },
    )
    .toMatch(/^\d{6}$/);
  return String(code);
}

export const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111');
