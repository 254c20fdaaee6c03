import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { ReversalEntity } from '@kasa/contracts/transactions/reversals';
import type { Row } from '../../db/schema.ts';
import { presentPerson } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';

/** The response code's text is in the language of the request. */
export function presentReversal(
  row: Row<'reversals'>,
  { language }: Pick<Context, 'language'>,
): ReversalEntity {
  const { id, amount, kind, state, reason, response_code, created_at, settled_at } = row;
  return {
    ...{ id, amount, kind, state, reason, response_code, settled_at },
    response: response_code && responseText(response_code, language),
    asked_at: created_at,
    by: presentPerson(row.by_user_id, row.by_user_name),
  };
}
