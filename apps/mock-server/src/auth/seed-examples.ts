import { exampleIds, exampleSecrets } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import { hashSecret } from '../http/session/secret.ts';
import { DEMO_PASSWORD_HASH } from './password.ts';
import { firstMerchant } from './seed.ts';
import { hashSeededCodes } from './seeded-codes.ts';

const NEVER = '9999-12-31T00:00:00.000Z';
const ADDRESS = '127.0.0.1';

const CONFIRMED = '01912d50-3c00-7000-8000-000000000065';

const cashier = firstMerchant.people.find(({ role }) => role === 'cashier');

type Waiting = Pick<Row<'code_requests'>, 'id' | 'purpose' | 'phone'>;

const waiting: readonly Waiting[] = [
  { id: exampleIds.codeRequest, purpose: 'sign_up', phone: '+380671112233' },
  { id: exampleIds.codeRequestToResend, purpose: 'sign_up', phone: '+380671112234' },
  { id: exampleIds.codeRequestOfSignUp, purpose: 'sign_up', phone: '+380671112235' },
  { id: exampleIds.codeRequestOfPassword, purpose: 'password_reset', phone: String(cashier?.phone) },
  { id: CONFIRMED, purpose: 'sign_up', phone: '+380671112236' },
];

function registrationOf({ id, phone }: Waiting, n: number, at: string): Row<'registrations'> {
  const isConfirmed = id === CONFIRMED;
  return {
    id: `01912d50-3c00-7000-8000-00000000007${n}`,
    code_request_id: id,
    full_name: 'Гнатюк Ірина Романівна',
    phone,
    tax_number: '3184710691',
    password_hash: DEMO_PASSWORD_HASH,
    accepted: JSON.stringify({
      terms: '2026-09-01',
      privacy_policy: '2026-11-20',
      public_offer: '2026-10-15',
    }),
    address: ADDRESS,
    created_at: at,
    ticket_hash: isConfirmed ? hashSecret(exampleSecrets.ticket) : null,
    ticket_expires_at: isConfirmed ? NEVER : null,
  };
}

async function seedCodes(tx: Db, at: string): Promise<void> {
  const requests = waiting.map((request) => ({
    ...request,
    user_id: request.purpose === 'password_reset' ? String(cashier?.id) : null,
    code_hash: null,
    attempts_left: 5,
    created_at: at,
    sent_at: at,
    expires_at: NEVER,
    used_at: request.id === CONFIRMED ? at : null,
    asker: ADDRESS,
  }));
  await bulkInsert(tx, 'code_requests', requests);
  const registrations = waiting.filter(({ purpose }) => purpose === 'sign_up');
  await bulkInsert(
    tx,
    'registrations',
    registrations.map((request, n) => registrationOf(request, n, at)),
  );
}

const views = [
  {
    id: exampleIds.savedView,
    name: 'Немає зв’язку',
    parameters: { connectivity: 'offline', status: 'active', sort: '-last_online_at' },
  },
  { id: exampleIds.savedViewToEdit, name: 'Додані', parameters: { status: 'added' } },
  { id: exampleIds.savedViewToDelete, name: 'Нестабільні', parameters: { is_unstable: 'true' } },
  { id: exampleIds.sharedView, name: 'Тестові', parameters: { test_mode: 'true' }, isShared: true },
];

const viewOf = (
  { id, name, parameters, isShared }: (typeof views)[number],
  at: string,
): Row<'saved_views'> => ({
  id,
  merchant_id: exampleIds.merchant,
  user_id: exampleIds.owner,
  list: 'terminals',
  name,
  name_key: sortKey(name),
  parameters: JSON.stringify(Object.entries(parameters).map(([key, value]) => ({ name: key, value }))),
  is_shared: isShared ? 1 : 0,
  created_at: at,
  updated_at: at,
  version: 1,
});

export async function seedAuthExamples(tx: Db, at: string): Promise<void> {
  await seedCodes(tx, at);
  await hashSeededCodes(tx);
  await bulkInsert(
    tx,
    'saved_views',
    views.map((view) => viewOf(view, at)),
  );
  await bulkInsert(tx, 'sessions', [
    {
      id: exampleIds.sessionToRevoke,
      merchant_id: exampleIds.merchant,
      user_id: exampleIds.owner,
      secret_hash: 'nobody has its cookie',
      signing_secret: null,
      created_at: at,
      last_seen_at: NEVER,
      expires_at: NEVER,
      user_agent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
      address: '203.0.113.24',
      viewing_as: null,
      viewing_as_point_id: null,
      new_browser: 0,
    },
  ]);
}
