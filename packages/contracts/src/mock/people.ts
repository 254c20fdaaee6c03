import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';
import { RoleName } from '../shared/permissions-schema.ts';
import { Phone } from '../shared/phone-schema.ts';

/** Mock control: whom one can sign in as, and the text messages they would get. */

const open = { domain: 'mock', session: false } as const;

export const MockMessage = z
  .strictObject({
    id: Id,
    at: Instant,
    phone: Phone,
    text: z.string().describe('In the language of the request that caused it'),
    code: z
      .string()
      .nullable()
      .describe(
        'The code in it; null when it has none, or when its five minutes are over: then `text` covers it',
      ),
  })
  .meta({ id: 'MockMessage' });

export const listMockMessages = operation({
  ...open,
  id: 'listMockMessages',
  method: 'GET',
  path: '/__mock/messages',
  summary: 'The outbox of text messages, newest first, up to 100',
  description: 'With the codes for registration and forgotten passwords, as no message is really sent.',
  query: z.strictObject({ phone: Phone.optional() }),
  data: z.strictObject({ items: z.array(MockMessage) }).meta({ id: 'MockMessages' }),
  example: { query: {}, data: { items: [] } },
});

export const MockSecondFactor = z
  .strictObject({
    phone: Phone,
    code: z
      .string()
      .nullable()
      .describe('Once it was used, the next one, which counts already; null: half a minute to wait'),
  })
  .meta({ id: 'MockSecondFactor' });

export const listMockSecondFactors = operation({
  ...open,
  id: 'listMockSecondFactors',
  method: 'GET',
  path: '/__mock/second-factors',
  summary: 'The codes that people’s authenticator apps show',
  description: 'Of second factors that are on, or being turned on; the latest first, up to 100.',
  query: z.strictObject({ phone: Phone.optional() }),
  data: z.strictObject({ items: z.array(MockSecondFactor) }).meta({ id: 'MockSecondFactors' }),
  example: { query: {}, data: { items: [] } },
});

export const MockPerson = z
  .strictObject({
    full_name: z.string(),
    position: z.string().nullable(),
    roles: z.array(RoleName),
    merchant: z.string(),
    phone: Phone,
    password: z.string().nullable().describe('Null when it is not that of the demo data any more'),
  })
  .meta({ id: 'MockPerson' });

export const listMockPeople = operation({
  ...open,
  id: 'listMockPeople',
  method: 'GET',
  path: '/__mock/people',
  summary: 'Everybody of the demo merchants, to sign in as',
  description: 'With phone, roles and password, which is null once it was changed.',
  data: z.strictObject({ items: z.array(MockPerson) }).meta({ id: 'MockPeople' }),
  example: {
    data: {
      items: [
        {
          full_name: 'Коваль Олена Петрівна',
          position: 'Власниця',
          roles: ['owner'],
          merchant: 'ТОВ «Затишок»',
          phone: '+380500000001',
          password: 'kasa-demo',
        },
      ],
    },
  },
});
