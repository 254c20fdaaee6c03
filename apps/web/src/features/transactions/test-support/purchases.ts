import { exampleCustomer } from '@kasa/contracts/loyalty/customers';
import { commitLoyalty, quoteLoyalty } from '@kasa/contracts/loyalty/operations/terminal';
import type { LoyaltyCommitEntity, LoyaltyQuoteEntity, QuoteFields } from '@kasa/contracts/loyalty/quotes';
import { terminalHeaders } from '@kasa/mock-server/terminals/test-support/terminal-requests';
import type { RenderedApp } from '#app/test-support/render-app.tsx';

const TERMINAL = 'S1100101';

/** The terminal of the examples asks for discounts, commits and is paid. @returns the payment's id */
export async function buy(app: RenderedApp, asked: Partial<QuoteFields>): Promise<string> {
  const ask = app.newBrowser();
  const post = async <Data>(target: string, sent: object) => {
    const body = JSON.stringify(sent);
    const signed = terminalHeaders(new Date(), { number: TERMINAL, target, body });
    const headers = { ...signed, 'content-type': 'application/json' };
    const answer = await ask(new Request(`http://localhost${target}`, { method: 'POST', headers, body }));
    return ((await answer.json()) as { data: Data }).data;
  };
  const customer = { by: 'number', number: exampleCustomer.number } as const;
  const lines = [{ article: '400101', quantity: 2_000, amount: 13_000 }];
  const purchase = { lines, customer, has_consent: false, spend: 0, ...asked };
  const quote = await post<LoyaltyQuoteEntity>(quoteLoyalty.path, purchase);
  const { id, amount } = await post<LoyaltyCommitEntity>(commitLoyalty.path, { quote_id: quote.id });
  const body = { number: TERMINAL, amount, in_cash: true, commit_id: id };
  return (await app.control.makePayment({ body })).transaction_id;
}
