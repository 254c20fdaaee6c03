import { z } from 'zod';

/** A Ukrainian phone in E.164, as stored and sent: `+380` and nine digits (decisions §4). */
export const Phone = z
  .string()
  .regex(/^\+380\d{9}$/, 'phone_format')
  .meta({ id: 'Phone', description: 'E.164: +380 and nine digits' });
