import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { Phone } from '../shared/phone-schema.ts';

/** What a code that was sent to a phone is for; a code for one is worth nothing for the other. */
export const codePurposes = ['sign_up', 'password_reset'] as const;

/** Life of a code, seconds (decisions §2). */
export const CODE_LIFE_SECONDS = 5 * 60;
/** Tries that one code allows (decisions §2). */
export const CODE_TRIES = 5;
/** Seconds between two codes of a phone for one purpose, for whoever asks for both (decisions §2). */
export const CODE_RESEND_SECONDS = 60;

/**
 * Codes within an hour (decisions §2, security T4): those of a phone that strangers have together, and that one address
 * has; those of all phones that an address has; those of a phone that its owner's browsers have together.
 */
export const CODES_AN_HOUR = { ofStrangers: 5, ofAStranger: 3, ofAnAddress: 20, ofTheOwner: 3 } as const;

const { ofStrangers, ofAStranger, ofAnAddress, ofTheOwner } = CODES_AN_HOUR;
/** How many codes there are, as the operations that send one state it (rate_limited). */
export const codeLimits =
  `Within an hour at most ${ofStrangers} codes of a phone, ${ofAStranger} of them from one address, and ${ofAnAddress} from an address (rate_limited); the browsers that the person signed in with before have ${ofTheOwner} of their own, and then what strangers have left. ` +
  'A minute lies between two codes of a phone for one purpose from one address or from those browsers, and the newer one ends the older one there.';

/** A code from a text message. */
export const PhoneCode = z
  .string()
  .regex(/^\d{6}$/, 'code_format')
  .describe('Six digits');

/**
 * A code that was sent to a phone, as the one who waits for it sees it. Time is told in seconds from now, so that a
 * wrong clock on the client does no harm. It looks the same whether or not the phone is registered.
 */
export const CodeRequest = z
  .strictObject({
    id: Id,
    purpose: z.enum(codePurposes),
    phone: Phone,
    expires_in_seconds: z.int().min(0).describe('0: the code has expired, been used up, or been used'),
    resend_in_seconds: z.int().min(0).describe('0: another code may be asked for now'),
    attempts_left: z.int().min(0).max(CODE_TRIES),
  })
  .meta({ id: 'CodeRequest' });

/** Proof that the phone is one's own. */
export const codeProof = { code_request_id: Id, code: PhoneCode };

/** A code of a request, e.g. to confirm the phone of a registration. */
export const CodeProofInput = z.strictObject(codeProof).meta({ id: 'CodeProofInput' });
