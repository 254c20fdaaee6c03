import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { CallbackPreviewInput } from './callback-preview.ts';
import { settingFields } from './settings.ts';

/** Callback settings from a form, saved or not, with the response timeout. */
export const CallbackTestInput = CallbackPreviewInput.omit({ transaction_id: true })
  .extend({
    callback_timeout_seconds: settingFields.callback_timeout_seconds,
  })
  .meta({ id: 'CallbackTestInput' });

/** Result of a test: accepted (2xx), another status, or no complete response. */
export const callbackTestStates = ['delivered', 'refused', 'failed'] as const;

/** Why a request was not accepted, where the status alone does not say. */
export const callbackTestReasons = [
  'redirect',
  'name_not_found',
  'address_not_allowed',
  'port_not_allowed',
  'connection_refused',
  'connection_lost',
  'tls_failed',
  'timed_out',
  'answer_malformed',
] as const;

/** Result of a test request. Only status and size of the response are reported. */
export const CallbackTest = z
  .strictObject({
    event_id: Id.describe('What `{{event_id}}` stood for; the journal has it, too'),
    sent_at: Instant,
    state: z
      .enum(callbackTestStates)
      .describe(
        'delivered: answered by a status of 200 to 299. refused: by another one. failed: not answered, or not to the end',
      ),
    reason: z
      .enum(callbackTestReasons)
      .nullable()
      .describe(
        'redirect: the answer sends elsewhere, where nobody goes. name_not_found: DNS knows no public address. address_not_allowed: what is written as an address is none of the public internet. port_not_allowed: it is not 443. ' +
          'connection_lost: also when it cannot be reached. tls_failed: also a certificate that is not trusted. Null where the status says it all',
      ),
    http_status: z.int().nullable().describe('Null when none came'),
    duration_ms: z.int().min(0),
    answer_bytes: z.int().min(0).describe('Of the body; no more than 65 536 are read'),
    answer_is_cut: z.boolean().describe('There was more than that'),
  })
  .meta({ id: 'CallbackTest' });

export type CallbackTestEntity = z.infer<typeof CallbackTest>;
