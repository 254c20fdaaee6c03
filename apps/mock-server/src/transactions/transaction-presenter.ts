import type { Language } from '@kasa/contracts/shared/codes';
import { responseText } from '@kasa/contracts/transactions/response-codes';
import type { TransactionEntity } from '@kasa/contracts/transactions/transactions';
import type { Row } from '../db/schema.ts';

export interface TransactionRow extends Row<'transactions'> {
  terminal_number: string;
  terminal_name: string;
  point_name: string | null;
  point_city: string | null;
}

/** @param language of the response code's text */
export function presentTransaction(row: TransactionRow, language: Language): TransactionEntity {
  const { merchant_id: _, terminal_id, terminal_number, terminal_name, ...rest } = row;
  const { point_id, point_name, point_city, ...own } = rest;
  const hasPoint = point_id !== null && point_name !== null && point_city !== null;
  return {
    ...own,
    terminal: { id: terminal_id, number: terminal_number, name: terminal_name },
    point: hasPoint ? { id: point_id, name: point_name, city: point_city } : null,
    response: own.response_code === null ? null : responseText(own.response_code, language),
    refunded: own.refund_amount > 0,
  };
}
