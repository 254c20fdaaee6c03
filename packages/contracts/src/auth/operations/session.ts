import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { effectivePermissions } from '../../shared/permissions.ts';
import { MAX_SESSIONS } from '../account.ts';
import { KeyExchange, KeyExchangeInput, Session, SignInInput } from '../session.ts';

export const exampleSession = {
  token: '01912d50-3c00-7000-8000-0000000000a1',
  user: {
    id: exampleIds.owner,
    full_name: 'Коваль Олена Петрівна',
    phone: '+380500000001',
    position: 'Власниця',
    merchant: { id: exampleIds.merchant, name: 'ТОВ «Затишок»', business: 'transport' as const },
    home: { screen: null, terminal: null, path: '/' },
    tags: effectivePermissions(['owner']),
  },
  roles: ['owner' as const],
  viewing_as: null,
  points: null,
  rights_givers: [
    {
      id: exampleIds.user,
      full_name: 'Мельник Сергій Іванович',
      position: 'Директор',
      roles: ['director' as const],
      tags: effectivePermissions(['director']),
    },
  ],
  menu: [{ id: 'routes', group: 'transport', path: '/Routes' }],
  menu_icons: { routes: 'route' },
  new_browser: null,
  expires_at: '2026-11-20T19:00:00.000Z',
};

export const signIn = operation({
  id: 'signIn',
  method: 'POST',
  path: '/api/v1/auth/sign-in',
  summary: 'Sign in with phone and password',
  description:
    'Sets the session cookie (HttpOnly, SameSite=Lax; Secure in production) under a fresh id; a session that the request came with is ended. ' +
    'A session ends after 30 minutes without a request and 12 hours after sign-in. An unknown phone and a wrong password answer alike, after equal work. ' +
    'Ten failures of a phone within 15 minutes pause it (rate_limited), and a hundred of an address. The browsers that the person signed in with before have ten of their own, and then those that strangers have left, so that guessing elsewhere shuts nobody out: ' +
    'a second cookie, HttpOnly as well, tells them for 90 days; it opens nothing, and clients without it are strangers. ' +
    'Whoever has a second factor gets no session by the password alone, but `second_factor_code_needed`: repeat it with `code`. A wrong code is a broken rule at `code`, and five of them within 15 minutes pause the codes of the person there. Whoever has the wrong password learns nothing of it. ' +
    `A person has ${MAX_SESSIONS} sessions at most; one more ends the one that was used longest ago. ` +
    'Every sign-in stands in the journal; failed ones of a person do as one entry an hour, with their number, and so do those that were given up when the code was asked for. One in a browser where the person had not signed in before, though elsewhere, is told to their other sessions (`account.new_browser`) and marked in `listOwnSessions`; each of their other browsers tells it (`new_browser`) until it is dismissed there. ' +
    'Follow it by a key exchange.',
  body: SignInInput,
  data: Session,
  cookie: 'session',
  session: false,
  codes: ['credentials_wrong', 'second_factor_code_needed'],
  example: { body: { phone: '+380500000001', password: 'kasa-demo' }, data: exampleSession },
});

export const signOut = operation({
  id: 'signOut',
  method: 'POST',
  path: '/api/v1/auth/sign-out',
  summary: 'Sign out',
  description:
    'Ends the session on the server and clears the cookie. Clients clear their local storage (spec §4). ' +
    'Whoever could not be reached at once and is told later names the session: when the browser has another one by then, it goes on.',
  permission: null,
  query: z.strictObject({
    session: Id.optional().meta({
      description: 'The `token` of the session to end; without it, the present one.',
    }),
  }),
  allowedWhileViewingAs: true,
  allowedWithoutFactor: true,
  data: EmptyData,
  cookie: 'ended',
  example: { query: {}, data: {} },
});

export const getMe = operation({
  id: 'getMe',
  method: 'GET',
  path: '/api/v1/auth/me',
  summary: 'The present session: user, roles, permission tags, menu',
  description:
    'Clients read it when they start: it tells whether the cookie still opens a session, and what the person may do. A change of rights shows here with the next read.',
  permission: null,
  allowedWithoutFactor: true,
  data: Session,
  example: { data: exampleSession },
});

export const exchangeKey = operation({
  id: 'exchangeKey',
  method: 'POST',
  path: '/api/v1/auth/key-exchange',
  summary: 'Agree on the signing secret of the session',
  description: [
    'The client draws a modulus between 1e50 and 9e50 and a secret from 100 to 999, and sends its public value; both sides compute',
    '`shared = other_public ^ own_secret mod modulus`. Its decimal text is the signing secret of this session; a repeated exchange replaces it.',
    'From then on every JSON body must carry the header `payload-signature`: hex SHA-256 of the exact body text followed by the secret.',
    '\n\n**This is an integrity check, not security.** Nine hundred possible client secrets can be tried in under a millisecond by anybody who',
    'sees the exchange. It notices accidental changes of a body and clients with a stale secret, and its header forces a CORS preflight.',
    'Secrecy and authenticity come from TLS and from the session cookie. The body of this operation itself is never signed, so that a stale secret can be replaced.',
  ].join(' '),
  permission: null,
  body: KeyExchangeInput,
  allowedWhileViewingAs: true,
  allowedWithoutFactor: true,
  data: KeyExchange,
  signed: false,
  codes: ['key_exchange_invalid'],
  assumed: 'Path and payload: the specification describes the helper and does not show the call.',
  example: {
    body: {
      modulus: '345678901234567890123456789012345678901234567890123',
      base: '3',
      // 3 ^ 123 mod modulus: a client secret of 123.
      client_public: (3n ** 123n % 345678901234567890123456789012345678901234567890123n).toString(),
    },
    data: { server_public: '200905129847264510982374650192837465019283746501928' },
  },
});
