import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { CodeRequest, codeLimits } from '../code-requests.ts';

const params = z.strictObject({ id: Id });

export const exampleCodeRequest = {
  purpose: 'sign_up' as const,
  phone: '+380671112233',
  expires_in_seconds: 300,
  resend_in_seconds: 60,
  attempts_left: 5,
};

export const getCodeRequest = operation({
  id: 'getCodeRequest',
  method: 'GET',
  path: '/api/v1/auth/code-requests/{id}',
  summary: 'What is left of a code: time, tries, until another may be sent',
  description:
    'So that a screen that was loaded anew goes on where it was. A request is forgotten after a day.',
  params,
  data: CodeRequest,
  session: false,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.codeRequest },
    data: { ...exampleCodeRequest, id: exampleIds.codeRequest },
  },
});

export const resendCode = operation({
  id: 'resendCode',
  method: 'POST',
  path: '/api/v1/auth/code-requests/{id}/resend',
  summary: 'Send another code; the one before is worth nothing from now on',
  description: `A minute after the last one at the earliest. ${codeLimits}`,
  params,
  data: CodeRequest,
  session: false,
  codes: ['not_found', 'code_expired'],
  example: {
    params: { id: exampleIds.codeRequestToResend },
    data: { ...exampleCodeRequest, id: exampleIds.codeRequestToResend },
  },
});
