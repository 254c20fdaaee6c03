import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { PresentPassword } from '../shared/password-schema.ts';
import { RoleName } from '../shared/permissions-schema.ts';

/** Characters of a recovery code, from the alphabet of base32 (RFC 4648). */
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_CODES = 10;

const separators = /[\s-]/g;

/** A code of the authenticator app: six digits (RFC 6238). */
export const TimeCode = z
  .string()
  .max(20, { error: 'time_code_format', abort: true })
  .overwrite((typed) => typed.replace(separators, ''))
  .regex(/^\d{6}$/, 'time_code_format')
  .describe('Six digits of the authenticator app');

/** A code of the app, or one of the recovery codes. */
export const FactorCode = z
  .string()
  .max(20, { error: 'factor_code_format', abort: true })
  .overwrite((typed) => typed.replace(separators, '').toUpperCase())
  .regex(new RegExp(`^(?:\\d{6}|[A-Z2-7]{${RECOVERY_CODE_LENGTH}})$`), 'factor_code_format')
  .describe('Six digits of the authenticator app, or a recovery code, with or without its dash');

/** Whether signing in takes a code of an app besides the password, and what the merchant requires. */
export const SecondFactor = z
  .strictObject({
    enabled_at: Instant.nullable().describe('On since; null: off'),
    codes_left: z.int().min(0).max(RECOVERY_CODES).describe('Recovery codes not used yet'),
    is_required: z
      .boolean()
      .describe('By one of the person’s roles, so that without it nothing else is open'),
    required_roles: z.array(RoleName).describe('The roles that the merchant’s owners require it of'),
  })
  .meta({ id: 'SecondFactor' });

/** Begins without a code; turns the factor on with one. */
export const SecondFactorEnrolmentInput = z
  .strictObject({ current_password: PresentPassword, code: TimeCode.optional() })
  .meta({ id: 'SecondFactorEnrolmentInput' });

const recoveryCodes = z
  .array(z.string())
  .max(RECOVERY_CODES)
  .describe('Each signs in once in place of a code of the app; shown here alone');

export const SecondFactorEnrolment = z
  .strictObject({
    secret: z.string().nullable().describe('For the app, base32; null: the factor is on'),
    uri: z.string().nullable().describe('The same as an `otpauth:` address, to be drawn as a QR code'),
    recovery_codes: recoveryCodes,
  })
  .meta({ id: 'SecondFactorEnrolment' });

export const RecoveryCodes = z.strictObject({ recovery_codes: recoveryCodes }).meta({ id: 'RecoveryCodes' });

/** Proof that it is the person: what is open here must not be enough. */
export const SecondFactorProofInput = z
  .strictObject({ current_password: PresentPassword, code: FactorCode })
  .meta({ id: 'SecondFactorProofInput' });

export const SecondFactorRolesInput = z
  .strictObject({ roles: z.array(RoleName).max(20) })
  .meta({ id: 'SecondFactorRolesInput' });
