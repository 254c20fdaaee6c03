/** What terminals sell with discounts. */
import { changeDiscountState, createDiscount } from '@kasa/contracts/loyalty/operations/discounts';
import { commitLoyalty, quoteLoyalty } from '@kasa/contracts/loyalty/operations/terminal';
import { terminalHeaders } from '@kasa/mock-server/terminals/test-support/terminal-requests';
import { expect, type Page } from '@playwright/test';

/** The owner's request. */
async function post(page: Page, path: string, data: object) {
  const answer = await (await page.request.post(path, { data })).json();
  expect(answer).toMatchObject({ code: 0 });
  return answer.data;
}

/** A discount on everything, all day, that is on. */
export async function switchOn(page: Page, name: string, rule: object): Promise<void> {
  const everywhere = { is_everywhere: true, point_ids: [], is_for_all_goods: true, group_ids: [] };
  const { id, version } = await post(page, createDiscount.path, {
    ...{ ...createDiscount.example.body, ...everywhere },
    ...{ name, rule },
  });
  await post(page, changeDiscountState.path.replace('{id}', id), { state: 'active', version });
}

/** The number of a terminal of the owner. */
export async function numberOfTerminal(page: Page): Promise<string> {
  const query = 'status=active&kind=acquiring&perPage=20';
  const terminals = await (await page.request.get(`/api/v1/terminals/terminals?${query}`)).json();
  return terminals.data.items.find((one: { test_mode: boolean }) => !one.test_mode).number;
}

/** A terminal sells something for 100 ₴ to a customer, for cash. @returns the payment's id */
export async function sell(
  { request }: Page,
  number: string,
  { spend = 0, phone = '+380675551122' } = {},
): Promise<string> {
  const clock = await (await request.get('/__mock/clock')).json();
  const signed = async (path: string, sent: object) => {
    const body = JSON.stringify(sent);
    const by = { number, phrase: `демо-фраза ${number}`, target: path, body };
    const headers = { ...terminalHeaders(new Date(clock.data.now), by), 'content-type': 'application/json' };
    return (await (await request.post(path, { headers, data: body })).json()).data;
  };
  const lines = [{ article: null, quantity: 1_000, amount: 10_000 }];
  const customer = { by: 'phone', phone };
  const quote = await signed(quoteLoyalty.path, { lines, customer, has_consent: true, spend });
  const { id, amount } = await signed(commitLoyalty.path, { quote_id: quote.id });
  const data = { number, amount, in_cash: true, commit_id: id };
  return (await (await request.post('/__mock/payments', { data })).json()).data.transaction_id;
}
