import { GenericError, NetworkError, NotAuthenticatedError, ServerError } from '@kasa/client/http/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { retryDelay, shouldRetry } from './retry.ts';

const network = new NetworkError('Щось пішло не так!');
const refusal = (code: number, codeName: ServerError['codeName'], seconds?: number) =>
  new ServerError(
    { code, codeName, details: seconds === undefined ? null : { retry_after_seconds: seconds } },
    'Ні',
  );

afterEach(() => vi.restoreAllMocks());

describe('repeating reads', () => {
  it('repeats three times what passes by itself', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, network))).toEqual([true, true, true, false]);
    expect(shouldRetry(0, new GenericError('502', 'Щось пішло не так!'))).toBe(true);
  });

  it.each([
    refusal(-1, 'internal'),
    refusal(-5, 'forbidden'),
    refusal(-6, 'not_found'),
    refusal(-9, 'maintenance'),
    refusal(1103, 'transport_busy'),
    refusal(9999, null),
    new NotAuthenticatedError(),
    new Error('a bug'),
    null,
  ])('does not repeat what was decided (%#)', (error) => {
    expect(shouldRetry(0, error)).toBe(false);
  });

  it('comes back when the server says so, unless that is long', () => {
    expect(shouldRetry(0, refusal(-8, 'rate_limited', 3))).toBe(true);
    expect(retryDelay(0, refusal(-8, 'rate_limited', 3))).toBe(3000);
    expect(shouldRetry(0, refusal(-8, 'rate_limited', 900))).toBe(false);
    expect(shouldRetry(0, refusal(-8, 'rate_limited'))).toBe(false);
  });

  it('waits half a second, one, two, and up to half as long again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect([0, 1, 2].map((failures) => retryDelay(failures, network))).toEqual([500, 1000, 2000]);
    vi.mocked(Math.random).mockReturnValue(1);
    expect([0, 1, 2].map((failures) => retryDelay(failures, network))).toEqual([750, 1500, 3000]);
  });
});
