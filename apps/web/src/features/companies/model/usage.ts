import type { ClientError, FailureDetails } from '@kasa/client/http/errors';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { CompaniesId } from '../messages/companies/uk.ts';

type UsedBy = NonNullable<FailureDetails['used_by']>;

/** What needs a company, in words: "дочірні компанії: ТОВ «Склад» і ще 2; термінали: 5"; empty: nothing. */
export function usageText(
  { companies = [], companies_count, points_count, terminals_count, has_payments = false }: Partial<UsedBy>,
  text: Translate<CompaniesId>,
): string {
  const said: string[] = [];
  const names = companies.map(({ name }) => name).join(', ');
  const others = (companies_count ?? 0) - companies.length;
  if (names && others > 0) said.push(text('usage.companiesMore', { names, count: others }));
  else if (names) said.push(text('usage.companies', { names }));
  else if (others > 0) said.push(text('usage.companiesCount', { count: others }));
  if (points_count) said.push(text('usage.points', { count: points_count }));
  if (terminals_count) said.push(text('usage.terminals', { count: terminals_count }));
  if (has_payments) said.push(text('usage.payments'));
  return said.join('; ');
}

/** What needs it, as the server refused; undefined: it is another failure, or none. */
export const usageIn = (error: ClientError | null): UsedBy | undefined =>
  error?.kind === 'server' && error.codeName === 'company_in_use' ? error.details?.used_by : undefined;
