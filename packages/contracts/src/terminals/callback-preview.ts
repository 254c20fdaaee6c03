import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { httpsUrl } from '../shared/text.ts';
import { callbackWarningNames } from './callback-request.ts';
import { settingFields } from './settings.ts';

export const CallbackPreviewInput = z
  .strictObject({
    terminal_id: Id.nullable().describe('Whose number, name and point stand in it; null: those of a sample'),
    callback_endpoint: httpsUrl,
    callback_type: settingFields.callback_type,
    callback_headers: settingFields.callback_headers,
    callback_get_parameters: settingFields.callback_get_parameters,
    callback_body_template: settingFields.callback_body_template,
    callback_signature_template: settingFields.callback_signature_template,
  })
  .meta({ id: 'CallbackPreviewInput' });

const Pair = z.strictObject({ name: z.string(), value: z.string() });

/** The request that would be sent for a sample payment. */
export const CallbackPreview = z
  .strictObject({
    method: z.enum(['POST', 'GET']),
    url: z.string(),
    headers: z.array(Pair),
    body: z.string().nullable(),
    signed_text: z.string().describe('The text that the signature is of'),
    signature: z.string().describe('SHA256withRSA of `signed_text` in UTF-8, base64'),
    public_key: z.string().describe('What the signature is checked with: PEM'),
    warnings: z
      .array(z.enum(callbackWarningNames))
      .describe(
        'body_not_json: with these values the body is no JSON. signature_within_signed_text: the signature stands in the body (or address) that it is of, where it counts as empty',
      ),
  })
  .meta({ id: 'CallbackPreview' });
