import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id, NamedReference } from '../shared/ids.ts';
import { PresentPassword } from '../shared/password-schema.ts';
import { PermissionTag, RoleName } from '../shared/permissions-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { allBusinesses } from './business.ts';
import { allHomeScreens } from './home.ts';
import { FactorCode } from './second-factor.ts';

/** Sign-in input, also used by the form. Password length rules apply only when choosing one. */
export const SignInInput = z
  .strictObject({
    phone: Phone,
    password: PresentPassword,
    code: FactorCode.optional().describe('Once the answer has asked for it (second_factor_code_needed)'),
  })
  .meta({ id: 'SignInInput' });

/** The signed-in user, in the web app's local storage under `user` (spec §3). For display only. */
export const User = z
  .strictObject({
    id: Id,
    full_name: z.string(),
    phone: Phone,
    position: z.string().nullable(),
    merchant: z.strictObject({
      id: Id,
      name: z.string(),
      business: z.enum(allBusinesses).nullable().describe('What it does; null: not said'),
    }),
    home: z
      .strictObject({
        screen: z.enum(allHomeScreens).nullable().describe('What the person chose; null: as the roles say'),
        terminal: NamedReference.nullable().describe('The own terminal'),
        path: z.string().describe('Path of the screen in the web app that `/` leads to; `/`: the terminals'),
      })
      .describe('Where the person starts'),
    tags: z.array(PermissionTag).describe('What this user may do. The server checks again on every request.'),
  })
  .meta({ id: 'User' });

/** A menu entry; the client has the texts, by id. Ids and groups are open sets. */
export const MenuItem = z
  .strictObject({
    id: z
      .string()
      .describe('E.g. `routes`. Show one that you do not know by its path: new ones come with new areas'),
    group: z.string().describe('E.g. `transport`; as open as `id`'),
    path: z.string().describe('Path of the screen in the web app'),
  })
  .meta({ id: 'MenuItem' });

/** A sign-in to the own account in a browser that was unknown. */
export const NewBrowser = z
  .strictObject({
    session_id: Id.describe('The `token` of the session that it opened'),
    at: Instant,
    address: z.string(),
    user_agent: z.string().describe('The browser, as it calls itself'),
  })
  .meta({ id: 'NewBrowser' });

/** A session as its owner sees it. The credential is the cookie, which never appears in a body. */
export const Session = z
  .strictObject({
    token: Id.describe('Public id of the session, to correlate. Opens nothing.'),
    user: User,
    roles: z.array(RoleName),
    viewing_as: RoleName.nullable().describe(
      'The role that an owner looks through (`viewAsRole`): tags and menu are those of that role, and nothing can be changed. Null: oneself',
    ),
    points: z
      .array(NamedReference)
      .nullable()
      .describe(
        'The points and depots to which all that is seen and changed is limited: terminals, payments, receipts, people, reports, events. Null: all of the merchant’s, as for owners, accountants and dispatchers. An empty list: nobody has placed the person yet',
      ),
    rights_givers: z
      .array(
        z.strictObject({
          id: Id,
          full_name: z.string(),
          position: z.string().nullable(),
          roles: z
            .array(RoleName)
            .describe('Only an owner changes an owner. Without `users_manage` one is told of `owner` alone'),
          tags: z
            .array(PermissionTag)
            .describe(
              'What this person can give: nobody gives what they lack. Without `users_manage` one is told of those alone that one lacks',
            ),
        }),
      )
      .describe(
        'Who can give a missing right, or change the own ones: other people with `users_manage`, owners first. Five of them, or as many as it takes for each right that somebody can give',
      ),
    menu: z.array(MenuItem),
    menu_icons: z.record(z.string(), z.string()).describe('Menu item id to the name of its lucide icon'),
    new_browser: NewBrowser.nullable().describe(
      'The oldest sign-in in another browser, unknown then, since this one is known, that was not dismissed here (`dismissNewBrowser`); null: none',
    ),
    expires_at: Instant.describe('When the session ends whatever happens (12 hours after sign-in)'),
  })
  .meta({ id: 'Session' });

const decimal = z.string().regex(/^(?:0|[1-9]\d{0,50})$/, 'invalid');
const MIN_MODULUS = 10n ** 50n;

/** Modulus of a key exchange: a random decimal number from 1e50 to 9e50 (spec §7). */
const Modulus = decimal
  .refine(
    (value) => /^\d+$/.test(value) && BigInt(value) >= MIN_MODULUS && BigInt(value) <= 9n * MIN_MODULUS,
    'invalid',
  )
  .describe('Decimal, from 1e50 to 9e50. Any number in between, prime or not.');

/** The client's half of a key exchange (spec §7). */
export const KeyExchangeInput = z
  .strictObject({
    modulus: Modulus,
    base: z.literal('3'),
    client_public: decimal.describe('base ^ client secret mod modulus, decimal'),
  })
  .meta({ id: 'KeyExchangeInput' });

export const KeyExchange = z
  .strictObject({ server_public: decimal.describe('base ^ server secret mod modulus, decimal') })
  .meta({ id: 'KeyExchange' });
