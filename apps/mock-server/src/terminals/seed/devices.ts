import type { Row } from '../../db/schema.ts';
import type { SeedContext } from '../../db/seed/seed-rows.ts';
import { seededId } from '../../db/seed/seeded-faker.ts';
import { hashSecret } from '../../http/session/secret.ts';
import { modelsOf } from './models.ts';

/** One activation code in six has expired. */
const EXPIRED_EVERY = 6;
const DAY = 86_400_000;

/** The activation code of a seeded device: `K7` and the six digits of its number. */
export const demoActivationCode = (number: string) => `K7${number.slice(2)}`;

type Made = Pick<Row<'terminal_devices'>, 'number' | 'ptks_id' | 'serial' | 'model' | 'kind'>;

export function deviceRow(
  origin: SeedContext,
  n: number,
  made: Made,
  isBlocked = false,
): Row<'terminal_devices'> {
  const { number, ptks_id, serial, model, kind } = made;
  const { draw, now } = origin;
  const isExpired = n % EXPIRED_EVERY === EXPIRED_EVERY - 2;
  const expires = now.getTime() + (isExpired ? -2 : 60) * DAY;
  return {
    id: seededId(draw, '2026-01-05T08:00:00.000Z', 'device', number),
    ...{ number, ptks_id, serial, model, kind },
    is_blocked: isBlocked ? 1 : 0,
    activation_code_hash: hashSecret(demoActivationCode(number)),
    activation_expires_at: new Date(expires).toISOString(),
  };
}

export function freeDevice(
  origin: SeedContext,
  n: number,
  number: string,
  isBlocked: boolean,
): Row<'terminal_devices'> {
  const kinds = ['acquiring', 'offline', 'ptks'] as const;
  const kind = kinds[n % kinds.length] ?? 'acquiring';
  const [model] = modelsOf[kind];
  const digits = number.slice(1);
  const made = {
    number,
    ptks_id: `PT-${digits}`,
    serial: `${model.serial}-${digits}`,
    model: model.name,
    kind,
  };
  // Without its code a device can't be added: of the free ones, only the first such code has expired.
  return deviceRow(origin, n < EXPIRED_EVERY ? n : 0, made, isBlocked);
}
