import { z } from 'zod';
import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  DismissNewBrowserInput,
  FirstStepInput,
  FirstSteps,
  HomeInput,
  MAX_OWN_ACTIVITY,
  MAX_SESSIONS,
  MerchantInput,
  OwnActivity,
  OwnSessions,
  ProfileInput,
  ViewAsInput,
} from '../account.ts';
import { Session } from '../session.ts';
import { exampleSession } from './session.ts';

export const updateMe = operation({
  id: 'updateMe',
  method: 'PUT',
  path: '/api/v1/auth/me',
  summary: 'Change the own name',
  description:
    'Answers the session anew, which the name is part of. Rows that were written earlier keep the name of that moment.',
  permission: null,
  body: ProfileInput,
  data: Session,
  assumed: 'Path and payload: the specification does not show them.',
  example: { body: { full_name: 'Коваль Олена Петрівна' }, data: exampleSession },
});

export const updateMerchant = operation({
  id: 'updateMerchant',
  method: 'PUT',
  path: '/api/v1/auth/merchant',
  summary: 'Rename the merchant, and say what it does',
  description:
    'At registration nobody is asked for the name: a sole proprietor is called by the own name, a legal entity by its code. What the merchant does is asked after it, and its first steps follow (`getFirstSteps`). The company with its tax number is renamed with it; a name that another one of its companies has is a conflict. Other sessions see the change when they ask next.',
  permission: 'companies_manage',
  codes: ['conflict'],
  body: MerchantInput,
  data: Session,
  assumed: 'The specification does not have it; a merchant has to have its own name on the screen.',
  example: {
    body: { name: 'ТОВ «Затишок і Ко»', business: 'cafe' },
    data: {
      ...exampleSession,
      user: {
        ...exampleSession.user,
        merchant: { id: exampleIds.merchant, name: 'ТОВ «Затишок і Ко»', business: 'cafe' },
      },
    },
  },
});

export const updateHome = operation({
  id: 'updateHome',
  method: 'PUT',
  path: '/api/v1/auth/home',
  summary: 'Choose where one starts',
  description:
    'Kept for the person, on every device. A screen that the person may not see, or no longer, counts as none chosen; so does a terminal that is gone.',
  permission: null,
  body: HomeInput,
  data: Session,
  codes: ['not_found'],
  assumed: 'The specification has the terminals at `/` for everybody; roles have other work to begin with.',
  example: {
    body: { screen: 'terminal', terminal_id: exampleIds.terminal },
    data: {
      ...exampleSession,
      user: {
        ...exampleSession.user,
        home: {
          screen: 'terminal',
          terminal: { id: exampleIds.terminal, name: 'Каса 1' },
          path: '/terminals?q=S1100101',
        },
      },
    },
  },
});

export const listOwnSessions = operation({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  summary: 'Where one is signed in now',
  description: `At most ${MAX_SESSIONS}: signing in once more ends the session that was used longest ago, as noted once a minute, and the journal says so.`,
  permission: null,
  data: OwnSessions,
  example: {
    data: {
      items: [
        {
          id: exampleSession.token,
          current: true,
          signed_in_at: '2026-11-20T07:00:00.000Z',
          last_seen_at: '2026-11-20T09:00:00.000Z',
          address: '127.0.0.1',
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0',
          new_browser: false,
        },
      ],
    },
  },
});

export const listOwnActivity = operation({
  id: 'listOwnActivity',
  method: 'GET',
  path: '/api/v1/auth/activity',
  summary: 'What happened to the own account lately',
  description: `Newest first, the latest ${MAX_OWN_ACTIVITY} each of: sign-ins; those in unknown browsers; failed and unfinished ones; ended sessions; changes of password and second factor by oneself, and those by others or by a code. So none of these pushes another one out. All of it stands in the journal, for whoever may read it.`,
  permission: null,
  data: OwnActivity,
  assumed: 'The specification does not have it.',
  example: {
    data: {
      items: [
        {
          id: exampleIds.auditEntry,
          at: '2026-11-20T07:00:00.000Z',
          operation: 'signIn',
          addresses: ['127.0.0.1'],
          user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0',
          new_browser: false,
          attempts: null,
        },
      ],
    },
  },
});

export const revokeOwnSession = operation({
  id: 'revokeOwnSession',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{id}',
  summary: 'End one of the own sessions',
  description:
    'Takes effect with the next request of that session. The present one may be ended too. When it is another one, the browsers in which the person has no session are forgotten (see `signIn`).',
  permission: null,
  params: z.strictObject({ id: Id }),
  data: EmptyData,
  cookie: 'ended',
  codes: ['not_found'],
  example: { params: { id: exampleIds.sessionToRevoke }, data: {} },
});

export const dismissNewBrowser = operation({
  id: 'dismissNewBrowser',
  method: 'PUT',
  path: '/api/v1/auth/new-browser',
  summary: 'Be told no more of a sign-in in an unknown browser',
  description:
    'In this browser, of this sign-in and of earlier ones: other browsers of the person go on telling it. One that is not there changes nothing. Answers the session with the next one, if any.',
  permission: null,
  body: DismissNewBrowserInput,
  allowedWhileViewingAs: true,
  allowedWithoutFactor: true,
  data: Session,
  assumed: 'The specification does not have it.',
  example: { body: { session_id: exampleIds.sessionToRevoke }, data: exampleSession },
});

export const revokeOtherSessions = operation({
  id: 'revokeOtherSessions',
  method: 'DELETE',
  path: '/api/v1/auth/sessions',
  summary: 'Sign out everywhere but here',
  description: 'All other browsers of the person are forgotten (see `signIn`).',
  permission: null,
  data: z.strictObject({ revoked: z.int().min(0) }).meta({ id: 'RevokedSessions' }),
  example: { data: { revoked: 1 } },
});

export const viewAsRole = operation({
  id: 'viewAsRole',
  method: 'POST',
  path: '/api/v1/auth/view-as',
  summary: 'Look at the product as a role, also of one point, read-only; or as oneself again',
  description:
    'For owners: what counts is the role, which no tag replaces, so others answer forbidden without `details`. Until `role` is null again, the session has the tags and the menu of the role, and every change but this one, the key exchange and signing out answers view_read_only.',
  permission: null,
  body: ViewAsInput,
  allowedWhileViewingAs: true,
  allowedWithoutFactor: true,
  data: Session,
  codes: ['not_found'],
  assumed: 'The specification does not have it; owners asked what their staff see.',
  example: { body: { role: null, point_id: null }, data: exampleSession },
});

const namingStep = { id: 'company', path: '/profile', done: true, postponed: false };

export const getFirstSteps = operation({
  id: 'getFirstSteps',
  method: 'GET',
  path: '/api/v1/auth/first-steps',
  summary: 'What a new merchant does first, and what of it is done',
  description:
    'They follow from what the merchant does (`updateMerchant`), which is the first of them; until it is said, nothing else is asked for but the name.',
  permission: null,
  data: FirstSteps,
  assumed: 'The specification does not have them.',
  example: { data: { items: [namingStep] } },
});

export const updateFirstStep = operation({
  id: 'updateFirstStep',
  method: 'PUT',
  path: '/api/v1/auth/first-steps/{step}',
  summary: 'Leave a first step for later, or take it up again',
  description: 'For the merchant, whoever asks next.',
  permission: 'companies_manage',
  params: z.strictObject({ step: z.string().max(40).describe('Its `id`') }),
  body: FirstStepInput,
  data: FirstSteps,
  codes: ['not_found'],
  assumed: 'The specification does not have them.',
  example: {
    params: { step: namingStep.id },
    body: { postponed: true },
    data: { items: [{ ...namingStep, postponed: true }] },
  },
});
