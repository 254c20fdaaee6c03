import { operation } from '../../shared/operation.ts';
import {
  RECOVERY_CODES,
  RecoveryCodes,
  SecondFactor,
  SecondFactorEnrolment,
  SecondFactorEnrolmentInput,
  SecondFactorProofInput,
  SecondFactorRolesInput,
} from '../second-factor.ts';

const path = '/api/v1/auth/second-factor';
const assumed = 'The specification does not have it; a password alone is not enough for money.';
const off = { enabled_at: null, codes_left: 0, is_required: false, required_roles: [] };
const limits =
  'A wrong password or code is a broken rule at its field. Five wrong codes within 15 minutes pause those of this session, as ten wrong passwords do (rate_limited).';

export const getSecondFactor = operation({
  id: 'getSecondFactor',
  method: 'GET',
  path,
  summary: 'Whether the own sign-in takes a second factor',
  description: 'And which roles of the merchant have to have one.',
  permission: null,
  allowedWithoutFactor: true,
  data: SecondFactor,
  assumed,
  example: { data: off },
});

export const enrolSecondFactor = operation({
  id: 'enrolSecondFactor',
  holdsSecrets: true,
  method: 'POST',
  path,
  summary: 'Turn on the own second factor: codes of an authenticator app (TOTP, RFC 6238)',
  description: [
    'Without `code` it begins: answers a new secret for the app, which counts for nothing yet; the one before is forgotten, and this one after an hour.',
    `With a code of the app it turns the factor on, ends the other sessions of the person and answers ${RECOVERY_CODES} recovery codes, this once. From then on \`signIn\` asks for a code. SHA-1, six digits, steps of 30 seconds; the step before and the one after count, too, and each code once.`,
    limits,
  ].join('\n\n'),
  permission: null,
  allowedWithoutFactor: true,
  body: SecondFactorEnrolmentInput,
  data: SecondFactorEnrolment,
  keyScope: 'user',
  codes: ['second_factor_on'],
  assumed,
  example: {
    body: { current_password: 'kasa-demo' },
    data: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Kasa:%2B380500000001?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Kasa',
      recovery_codes: [],
    },
  },
});

const proof = { current_password: 'kasa-demo', code: '246810' };

export const disableSecondFactor = operation({
  id: 'disableSecondFactor',
  method: 'POST',
  path: `${path}/disable`,
  summary: 'Turn off the own second factor',
  description: `Password and code are asked for; the recovery codes go with it. When it is off already, nothing changes. Whose role requires it has to turn it on again before anything else. ${limits}`,
  permission: null,
  body: SecondFactorProofInput,
  data: SecondFactor,
  assumed,
  example: { body: proof, data: off },
});

export const renewRecoveryCodes = operation({
  id: 'renewRecoveryCodes',
  holdsSecrets: true,
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Make the own recovery codes anew',
  description: `Those before count no more. Without the factor there are none. ${limits}`,
  permission: null,
  body: SecondFactorProofInput,
  data: RecoveryCodes,
  keyScope: 'user',
  assumed,
  example: { body: proof, data: { recovery_codes: ['K4QZD-M7XPA', 'R2VTN-6HCYE'] } },
});

export const updateSecondFactorRoles = operation({
  id: 'updateSecondFactorRoles',
  method: 'PUT',
  path: `${path}/roles`,
  summary: 'Choose the roles that have to have a second factor',
  description: [
    'For owners: what counts is the role, which no tag replaces, so others answer forbidden without `details`.',
    'Whoever has such a role and no factor can do nothing but turn it on, in sessions that are open as in new ones, from their next request (second_factor_required). An own role is required only by who has the factor (`own_factor_needed` at `roles`).',
  ].join('\n\n'),
  permission: null,
  body: SecondFactorRolesInput,
  data: SecondFactor,
  assumed,
  example: { body: { roles: [] }, data: off },
});
