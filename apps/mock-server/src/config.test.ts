import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('TRUSTED_PROXIES', () => {
  const read = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;

  it('lists addresses and ranges; nobody is trusted without it', () => {
    expect(read('')).toEqual([]);
    expect(read('10.0.0.1, 10.1.0.0/16,::1,fc00::/7, loopback')).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
      '::1',
      'fc00::/7',
      'loopback',
    ]);
  });

  it.each(['foo', '10.0.0', '10.0.0.1/33', '10.0.0.1/', '::1/129', '10.0.0.0/8/8', '*', 'true'])(
    'is refused in words at start: %s',
    (text) => {
      expect(() => read(`127.0.0.1,${text}`)).toThrow(`TRUSTED_PROXIES: ${text} is not understood`);
    },
  );
});
