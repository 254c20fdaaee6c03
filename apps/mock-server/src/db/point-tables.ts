/** Tables of points; what their columns hold: schema.ts. */
import type { PointKeyEntity } from '@kasa/contracts/points/keys';
import type { BusinessColumns } from './columns.ts';

/** Signing keys of points. */
export interface PointKeysTable extends BusinessColumns {
  owner: string;
  tax_number: string;
  company_id: string;
  issuer: string;
  serial: string;
  algorithm: PointKeyEntity['algorithm'];
  valid_from: string;
  valid_to: string;
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string;
  /** Sealed JSON: `StoredKey`. */
  secret: string;
}
