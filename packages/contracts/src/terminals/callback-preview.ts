import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { httpsUrl } from '../shared/text.ts';
import { callbackWarningNames } from './callback-request.ts';
import { settingFields } from './settings.ts';
import { callbackSignatureNames, signedPlaces } from './signed-parts.ts';

export const CallbackPreviewInput = z
  .strictObject({
    terminal_id: Id.nullable().describe('Whose number, name and point stand in it; null: those of a sample'),
    callback_endpoint: httpsUrl,
    callback_type: settingFields.callback_type,
    callback_headers: settingFields.callback_headers,
    callback_get_parameters: settingFields.callback_get_parameters,
    callback_body_template: settingFields.callback_body_template,
    callback_signature_template: settingFields.callback_signature_template,
    transaction_id: Id.optional().describe(
      'The payment that it tells of, one of the terminal; asks for `transactions_view`. Left out: a sample one',
    ),
  })
  .meta({ id: 'CallbackPreviewInput' });

const Pair = z.strictObject({ name: z.string(), value: z.string() });

const SignedPart = z
  .strictObject({
    signature: z
      .enum(callbackSignatureNames)
      .describe('template: of `X-Kasa-Signature`. event: of `X-Kasa-Event-Signature`'),
    of: z.enum(signedPlaces),
    header: z.int().min(0).nullable().describe('Which of `headers`, whose value it is, from 0; null: none'),
    from: z.int().min(0).describe('UTF-16 code units'),
    until: z.int().min(0),
  })
  .meta({ id: 'CallbackSignedPart' });

/** The request that would be sent for a payment. */
export const CallbackPreview = z
  .strictObject({
    method: z.enum(['POST', 'GET']),
    url: z.string(),
    headers: z.array(Pair),
    body: z.string().nullable(),
    signed_text: z.string().describe('The text that the signature is of'),
    signature: z.string().describe('SHA256withRSA of `signed_text` in UTF-8, base64'),
    public_key: z.string().describe('What the signature is checked with: PEM'),
    signed_parts: z
      .array(SignedPart)
      .describe(
        'What of the request each signature covers. With a signature template: the values of its placeholders, wherever they stand',
      ),
    warnings: z
      .array(z.enum(callbackWarningNames))
      .describe(
        'body_not_json: with these values the body is no JSON. signature_within_signed_text: the signature stands in the body (or address) that it is of, where it counts as empty',
      ),
  })
  .meta({ id: 'CallbackPreview' });
