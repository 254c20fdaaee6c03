import { EmptyData } from '../../shared/empty-data.ts';
import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { CodeRequest, codeLimits } from '../code-requests.ts';
import {
  AcceptInvitationInput,
  ChangePasswordInput,
  ConfirmPasswordInput,
  ResetPasswordInput,
} from '../password.ts';
import { Session } from '../session.ts';
import { exampleCodeRequest } from './codes.ts';
import { exampleSession } from './session.ts';

export const resetPassword = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  summary: 'Forgotten password: send a code to the phone',
  description: `The same answer whether or not the phone is registered; only a registered one gets a text message. ${codeLimits}`,
  body: ResetPasswordInput,
  data: CodeRequest,
  keyScope: 'phone',
  session: false,
  assumed: 'Path and payload: the specification has the screen (spec §2) and shows no call.',
  example: {
    body: { phone: '+380500000003' },
    data: {
      id: exampleIds.codeRequestOfPassword,
      ...exampleCodeRequest,
      purpose: 'password_reset',
      phone: '+380500000003',
    },
  },
});

export const confirmPassword = operation({
  id: 'confirmPassword',
  method: 'POST',
  path: '/api/v1/auth/confirm-password',
  summary: 'Forgotten password: choose a new one, proved by the code',
  description:
    'Ends every session of the person, and forgets the browsers they were known in but this one (see `signIn`). A code allows five tries, lives five minutes and is used once.',
  body: ConfirmPasswordInput,
  data: EmptyData,
  cookie: 'browser',
  keyScope: 'code_request_id',
  session: false,
  codes: ['not_found', 'code_wrong', 'code_expired', 'code_attempts_exceeded'],
  failureDetails: { code_wrong: { attempts_left: 4 } },
  assumed: 'Path and payload: the specification has the screen (spec §2) and shows no call.',
  example: {
    body: {
      code_request_id: exampleIds.codeRequestOfPassword,
      code: exampleSecrets.code,
      password: 'kasa-demo',
    },
    data: {},
  },
});

export const acceptInvitation = operation({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/v1/auth/accept-invitation',
  summary: 'Somebody who was hired sets a password, proved by the code that was sent',
  description:
    'From then on the person signs in by phone and password; follow it by `signIn`. A code allows five tries, lives three days and is used once; a newer one takes its place. Everything that is wrong with phone or code answers `invitation_invalid`, so that nobody learns who was invited.',
  body: AcceptInvitationInput,
  data: EmptyData,
  cookie: 'browser',
  keyScope: 'phone',
  session: false,
  codes: ['invitation_invalid'],
  assumed: 'The specification does not say how somebody who was added gets a password.',
  example: {
    body: { phone: '+380671112241', code: exampleSecrets.code, password: 'kasa-demo' },
    data: {},
  },
});

export const changePassword = operation({
  id: 'changePassword',
  method: 'POST',
  path: '/api/v1/auth/change-password',
  summary: 'Change the own password',
  description:
    'Ends every session of the person and opens a new one under a fresh id (the cookie changes): follow it by a key exchange. ' +
    'Forgets the browsers they were known in but this one (see `signIn`). ' +
    'A wrong present password is a broken rule at `current_password`, and ten of them within 15 minutes pause those of this session (rate_limited).',
  permission: null,
  body: ChangePasswordInput,
  data: Session,
  cookie: 'session',
  assumed: 'Path and payload: the specification has the screen (spec §2) and shows no call.',
  example: { body: { current_password: 'kasa-demo', password: 'kasa-demo' }, data: exampleSession },
});
