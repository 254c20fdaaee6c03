import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';

/** ДСТУ 4145, which the state asks for; the others of the centres. */
export const keyAlgorithms = ['dstu4145', 'rsa', 'ecdsa'] as const;

/** The largest key file, bytes. */
export const MAX_KEY_FILE_BYTES = 64 * 1024;

/** A key that signs the documents of registers, as its certificate describes it. */
export const PointKey = z
  .strictObject({
    id: Id,
    owner: z.string().describe('Organization or person, by the certificate'),
    tax_number: z.string().describe('EDRPOU of the owner; RNOKPP of one who has none'),
    company: NamedReference.describe('The company of the merchant that has this tax number'),
    issuer: z.string().describe('The centre that issued the certificate'),
    serial: z.string().describe('Number of the certificate, hexadecimal'),
    algorithm: z.enum(keyAlgorithms),
    valid_from: Instant,
    valid_to: Instant,
    points_count: z.int().min(0).describe('Points whose documents it signs'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'PointKey' });

/** A file with its password. Neither is stored: only the key in it is, sealed. */
export const PointKeyUpload = z
  .strictObject({
    content: z
      .base64()
      .min(1, 'required')
      .max(Math.ceil(MAX_KEY_FILE_BYTES / 3) * 4, 'too_long')
      .describe('The file, up to 64 KB: PKCS#12, JKS, or PEM with key and certificate; told by its bytes'),
    certificate: z
      .base64()
      .max(Math.ceil(MAX_KEY_FILE_BYTES / 3) * 4, 'too_long')
      .optional()
      .describe(
        'File of its certificate (DER or PEM), for a key that is alone in its file, such as Key-6.dat; empty: none',
      ),
    password: z.string().min(1, 'required').max(128, 'too_long').describe('Password of the file'),
  })
  .meta({ id: 'PointKeyUpload' });

export const PointKeyPage = pageOf(PointKey).meta({ id: 'PointKeyPage' });

export const PointKeyQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['valid_to', 'created_at']).describe('Default: valid_to'),
});

export type PointKeyEntity = z.infer<typeof PointKey>;

export const examplePointKey: PointKeyEntity = {
  id: exampleIds.pointKey,
  owner: 'ТОВ «Затишок»',
  tax_number: '32855961',
  company: { id: exampleIds.company, name: 'ТОВ «Затишок»' },
  issuer: 'КНЕДП «Демо»',
  serial: '2A01C4',
  algorithm: 'ecdsa',
  valid_from: '2026-01-12T08:00:00.000Z',
  valid_to: '2027-01-12T08:00:00.000Z',
  points_count: 1,
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};

/** A key made for this example, with its password. */
export const exampleKeyFile = {
  content:
    'MIIDOQIBAzCCAzIGCSqGSIb3DQEHAaCCAyMEggMfMIIDGzCCASIGCSqGSIb3DQEHAaCCARMEggEPMIIBCzCCAQcGCyqGSIb3DQEMCgECoIH3MIH0MF8GCSqGSIb3DQEFDTBSMDEGCSqGSIb3DQEFDDAkBBCcM85ogNvCk4k9Bgh60U7+AgIIADAMBggqhkiG9w0CCQUAMB0GCWCGSAFlAwQBKgQQ65z/eCAtLWjphVICT2t9YASBkLqQWJd9g7kDM9w4EmTrDpthOshGMfB7j4DaxIvXTQgaq5vNErbNOkbBQ1W4hMhwaozmYzahQJbxfNVYKTCl/XCBA0ZVyj0tASA250Rzgvk3VBVn/gJdHp9v0jgU+hVEcrr3AK2EGVl//Ko8ga5KUknn08nJlNgrzMF6iyWWM/uuQ5tWwrb9PjlyLXL/iP7kAzCCAfEGCSqGSIb3DQEHAaCCAeIEggHeMIIB2jCCAdYGCyqGSIb3DQEMCgEDoIIBxTCCAcEGCiqGSIb3DQEJFgGgggGxBIIBrTCCAakwggFQoAMCAQICAyoBxzAKBggqhkjOPQQDAjBEMSAwHgYDVQQKDBfQmtCd0JXQlNCfIMKr0JTQtdC80L7CuzEgMB4GA1UEAwwX0JrQndCV0JTQnyDCq9CU0LXQvNC+wrswIhgPMjAyNjAxMTIwODAwMDBaGA8yMDM2MDExMjA4MDAwMFowSDEiMCAGA1UECgwZ0KLQntCSIMKr0JfQsNGC0LjRiNC+0LrCuzEiMCAGA1UEAwwZ0KLQntCSIMKr0JfQsNGC0LjRiNC+0LrCuzBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABMKJ55jdjOoXVtJLzxxv3htr33p7cA7Fq38Ydzqe0jlzbO9gK2hPogwQ5G3ekRnclqZPvVIaHvHQ0A+QBsXDnHejKTAnMCUGA1UdCQQeMBwwGgYMKoYkAgEBAQsBBAIBMQoTCDMyODU1OTYxMAoGCCqGSM49BAMCA0cAMEQCIArb+OWGej9AotF01yCzhxUG7iA5gOHqXZ3usHEqmmW3AiArH/Yap5QkVnKgSCkBlITHAhlFqJmbhBwtfXWsp+tQbA==',
  password: 'demo-key-2026',
};
