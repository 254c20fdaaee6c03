import { z } from 'zod';

/**
 * Headers of a request that is signed by HMAC instead of having a session.
 * @param seconds that its time may be off
 * @param key in words
 */
export const signedHeaders = (seconds: number, key: string) => ({
  time: z.iso
    .datetime('instant_format')
    .max(30, 'instant_format')
    .describe(
      `When it was sent: ISO 8601, UTC. At most ${seconds / 60} minutes from the server’s clock, which the header \`Date\` of every answer says`,
    ),
  signature: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'invalid')
    .describe(`HMAC-SHA256 with the ${key} in lower-case hex, see above`),
});
