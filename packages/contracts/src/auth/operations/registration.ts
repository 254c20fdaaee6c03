import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { CodeProofInput, CodeRequest, codeLimits } from '../code-requests.ts';
import { LegalDocuments } from '../legal-documents.ts';
import { CompleteSignUpInput, ConfirmedSignUp, SignUpInput } from '../registration.ts';
import { Session } from '../session.ts';
import { exampleCodeRequest } from './codes.ts';
import { exampleSession } from './session.ts';

/** Current document versions in the demo data. */
const presentVersions = { terms: '2026-09-01', privacy_policy: '2026-11-20', public_offer: '2026-10-15' };

export const listLegalDocuments = operation({
  id: 'listLegalDocuments',
  method: 'GET',
  path: '/api/v1/auth/legal-documents',
  summary: 'Terms of use, privacy policy and public offer as they apply now',
  description:
    'In the language of `lng`. A registration names the versions that were accepted, and each is stored.',
  data: LegalDocuments,
  session: false,
  example: {
    data: {
      items: [
        {
          kind: 'terms',
          version: presentVersions.terms,
          title: 'Умови використання',
          sections: [
            {
              heading: '1. Загальні положення',
              paragraphs: ['Ці умови визначають порядок користування сервісом Kasa.'],
            },
          ],
        },
      ],
    },
  },
});

export const signUp = operation({
  id: 'signUp',
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  summary: 'Register, first step: who one is; a code is sent to the phone',
  description:
    'Nothing exists of the merchant before the last step. A phone that is registered already gets the same answer, and a text message that says so; its code is never right. ' +
    codeLimits,
  body: SignUpInput,
  data: CodeRequest,
  keyScope: 'phone',
  session: false,
  codes: ['legal_documents_changed'],
  assumed: 'Path and payload: the specification has the form (spec §2) and shows no call.',
  example: {
    body: {
      full_name: 'Гнатюк Ірина Романівна',
      phone: '+380671234567',
      tax_number: '3184710691',
      password: 'kasa-demo',
      accepted: presentVersions,
    },
    data: { id: exampleIds.codeRequest, ...exampleCodeRequest, phone: '+380671234567' },
  },
});

export const confirmSignUp = operation({
  id: 'confirmSignUp',
  holdsSecrets: true,
  method: 'POST',
  path: '/api/v1/auth/confirm-sign-up',
  summary: 'Register, second step: the code proves the phone',
  description:
    'A code allows five tries, lives five minutes and is used once. The ticket that comes back is what finishes the registration, within an hour.',
  body: CodeProofInput,
  data: ConfirmedSignUp,
  keyScope: 'code_request_id',
  session: false,
  codes: ['not_found', 'code_wrong', 'code_expired', 'code_attempts_exceeded'],
  failureDetails: { code_wrong: { attempts_left: 4 } },
  assumed: 'Path and payload: the specification has the screen (spec §2) and shows no call.',
  example: {
    body: { code_request_id: exampleIds.codeRequestOfSignUp, code: exampleSecrets.code },
    data: { ticket: 'ZXhhbXBsZS1vZi1hLXRpY2tldC0xMjM0', expires_in_seconds: 3600 },
  },
});

export const completeSignUp = operation({
  id: 'completeSignUp',
  method: 'POST',
  path: '/api/v1/auth/complete-sign-up',
  summary: 'Register, last step: the bank; makes the merchant and its owner, and signs in',
  description:
    'All of it or nothing. Sets the session cookie as `signIn` does; follow it by a key exchange. A phone that somebody else registered meanwhile answers conflict.',
  body: CompleteSignUpInput,
  data: Session,
  cookie: 'session',
  keyScope: 'ticket',
  session: false,
  codes: ['registration_expired'],
  assumed: 'Path and payload: the specification has the screen (spec §2 "bank selection") and shows no call.',
  example: {
    body: { ticket: exampleSecrets.ticket, bank_mfo: '305299', iban: 'UA223052990000026001234567890' },
    data: exampleSession,
  },
});
