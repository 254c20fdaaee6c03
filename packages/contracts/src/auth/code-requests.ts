import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { Phone } from '../shared/phone-schema.ts';

/** What a code sent to a phone is for; a code is valid for one purpose only. */
export const codePurposes = ['sign_up', 'password_reset'] as const;

/** Lifetime of a code, seconds (decisions §2). */
export const CODE_TTL_SECONDS = 5 * 60;
/** Attempts per code (decisions §2). */
export const MAX_CODE_ATTEMPTS = 5;
/** Minimum seconds between two codes requested by one client for a phone and purpose (decisions §2). */
export const CODE_RESEND_SECONDS = 60;

/**
 * Codes per hour (decisions §2, security T4): per phone from unknown clients together, per phone and IP address,
 * per IP address, and per phone from its owner's known browsers. Budgets of text messages: per merchant from unknown
 * clients, and in all, once for unknown clients and once for known browsers.
 */
export const MAX_CODES_PER_HOUR = {
  perPhoneUnknownClients: 5,
  perPhoneAndIp: 3,
  perIp: 20,
  perPhoneKnownBrowsers: 3,
  perMerchant: 100,
  inAll: 1000,
} as const;

/** Invitations of a merchant: of a phone and in all per hour, and per day; of all merchants as many as codes. */
export const MAX_INVITATIONS = { perPhone: 3, perMerchant: 100, perMerchantAndDay: 300 } as const;

const { perPhoneUnknownClients, perPhoneAndIp, perIp, perPhoneKnownBrowsers, perMerchant, inAll } =
  MAX_CODES_PER_HOUR;
/** The limits as text, for the descriptions of operations that send a code (rate_limited). */
export const codeLimits =
  `Within an hour at most ${perPhoneUnknownClients} codes of a phone, ${perPhoneAndIp} of them from one address, and ${perIp} from an address (rate_limited); the browsers that the person signed in with before have ${perPhoneKnownBrowsers} of their own, and then what strangers have left. ` +
  'A minute lies between two codes of a phone for one purpose from one address or from those browsers, and the newer one ends the older one there. ' +
  `Text messages have a budget: strangers get ${perMerchant} codes an hour for the phones of one merchant and ${inAll} in all, those browsers another ${inAll} in all.`;

export const PhoneCode = z
  .string()
  .regex(/^\d{6}$/, 'code_format')
  .describe('Six digits');

/**
 * A sent code as the client sees it; it doesn't tell whether the phone is registered. Times are relative, so a
 * wrong client clock does no harm.
 */
export const CodeRequest = z
  .strictObject({
    id: Id,
    purpose: z.enum(codePurposes),
    phone: Phone,
    expires_in_seconds: z.int().min(0).describe('0: the code has expired, been used up, or been used'),
    resend_in_seconds: z.int().min(0).describe('0: another code may be asked for now'),
    attempts_left: z.int().min(0).max(MAX_CODE_ATTEMPTS),
  })
  .meta({ id: 'CodeRequest' });

/** Proof that the user owns the phone. */
export const codeProof = { code_request_id: Id, code: PhoneCode };

export const CodeProofInput = z.strictObject(codeProof).meta({ id: 'CodeProofInput' });
