/** Documents for the tax service: what is said in them, as bytes that can be signed (docs/product/ukraine.md §6). */
import { createHash } from 'node:crypto';
import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { ShiftTotals } from '../../http/fiscal/turnover.ts';
import { type Element, hryvnias, write } from './elements.ts';
import { receiptElements, turnoverElements } from './receipt-elements.ts';
import { encodeXml } from './windows-1251.ts';

export interface DocumentHead {
  readonly id: string;
  /** ЄДРПОУ or РНОКПП of the business. */
  readonly taxNumber: string;
  readonly vatNumber: string | null;
  readonly organisation: string;
  readonly point: string;
  readonly address: string;
  /** ISO 8601 UTC; the document says it in Kyiv time. */
  readonly issuedAt: string;
  /** Of the document within its register: from 1, without gaps. */
  readonly localNumber: number;
  readonly registerNumber: string;
  /** Null: the register acts by itself. */
  readonly cashier: string | null;
  /** SHA-256 of the document before, hex; null: the register's first. */
  readonly previousHash: string | null;
  /** Its number if it is made without the tax service. */
  readonly offlineNumber?: string | undefined;
}

/** What a document is about; sums in kopiykas. */
export type DocumentBody =
  | { readonly kind: 'shift_open' | 'offline_start' | 'offline_end' }
  | { readonly kind: 'service_in' | 'service_out'; readonly amount: number }
  | { readonly kind: 'sale' | 'return'; readonly receipt: ReceiptContent }
  | { readonly kind: 'z_report'; readonly totals: ShiftTotals };

/** Of documents that say nothing but their head. */
const TYPES = { shift_open: 100, offline_start: 102, offline_end: 103 } as const;
const SUBTYPES = { sale: 0, return: 1, service_in: 2, service_out: 4 } as const;
/** A point has one register. */
export const LOCAL_REGISTER_NUMBER = 1;

/** Whether a document of the kind begins or ends an offline session. */
export const isOfSession = (kind: string): boolean => kind === 'offline_start' || kind === 'offline_end';

/** Kopiykas that the document's control number and its row have; undefined: it has no sum. */
export const amountOf = (body: DocumentBody): number | undefined =>
  'receipt' in body ? body.receipt.amount : 'amount' in body ? body.amount : undefined;

/** The XML document in windows-1251. */
export const buildDocument = (head: DocumentHead, body: DocumentBody): Uint8Array =>
  encodeXml(`<?xml version="1.0" encoding="windows-1251"?>\n${write(rootOf(head, body))}`);

/** Names a document in the one after it (`PREVDOCHASH`), hex. */
export const hashOf = (document: Uint8Array): string => createHash('sha256').update(document).digest('hex');

function rootOf(head: DocumentHead, body: DocumentBody): Element {
  if (body.kind === 'z_report') {
    const { service_in, service_out, sales, returns } = body.totals;
    const sums: Element[] = [
      ['SERVICEINPUT', hryvnias(service_in)],
      ['SERVICEOUTPUT', hryvnias(service_out)],
    ];
    const parts: Element[] = [
      ['ZREPHEAD', headOf(head)],
      ...turnoverElements('ZREPREALIZ', sales),
      ...turnoverElements('ZREPRETURN', returns),
      ['ZREPBODY', sums],
    ];
    return ['ZREP', parts];
  }
  if (!('amount' in body || 'receipt' in body))
    return ['CHECK', [['CHECKHEAD', [['DOCTYPE', TYPES[body.kind]], ...headOf(head)]]]];
  const ofCheck: Element[] = [['DOCTYPE', 0], ['DOCSUBTYPE', SUBTYPES[body.kind]], ...headOf(head)];
  if ('amount' in body) {
    const total: Element = ['CHECKTOTAL', [['SUM', hryvnias(body.amount)]]];
    return ['CHECK', [['CHECKHEAD', ofCheck], total]];
  }
  const { kind, receipt } = body;
  const returned: Element = ['ORDERRETNUM', kind === 'return' ? receipt.sale_fiscal_number : null];
  return ['CHECK', [['CHECKHEAD', [...ofCheck, returned]], ...receiptElements(receipt)]];
}

function headOf(head: DocumentHead): Element[] {
  const [day = '', time = ''] = kyivTime(head.issuedAt).split(' ');
  return [
    ['UID', head.id],
    ['TIN', head.taxNumber],
    ['IPN', head.vatNumber],
    ['ORGNM', head.organisation],
    ['POINTNM', head.point],
    ['POINTADDR', head.address],
    ['ORDERDATE', day.split('-').reverse().join('')],
    ['ORDERTIME', time.replaceAll(':', '')],
    ['ORDERNUM', head.localNumber],
    ['CASHDESKNUM', LOCAL_REGISTER_NUMBER],
    ['CASHREGISTERNUM', head.registerNumber],
    ['CASHIER', head.cashier],
    ['VER', 1],
    ['ORDERTAXNUM', head.offlineNumber ?? null],
    ['OFFLINE', head.offlineNumber === undefined ? null : 'true'],
    ['PREVDOCHASH', head.previousHash],
  ];
}
