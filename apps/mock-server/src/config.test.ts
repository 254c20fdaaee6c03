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

describe('ALLOWED_HOSTS', () => {
  const read = (env: Record<string, string>) => readConfig(env).allowedHosts;

  it('lists names, with those of HOST and PUBLIC_URL', () => {
    expect(read({})).toEqual([]);
    expect(read({ ALLOWED_HOSTS: 'kasa.lan, xn--80a.example' })).toEqual(['kasa.lan', 'xn--80a.example']);
    expect(read({ HOST: 'pc.lan', PUBLIC_URL: 'https://kasa.example:8443/' })).toEqual([
      'pc.lan',
      'kasa.example',
    ]);
  });

  it('in production without mock control any name will do, until names are given', () => {
    const env = { NODE_ENV: 'production', HOST: 'pc.lan' };
    expect(read(env)).toBeUndefined();
    expect(read({ ...env, MOCK_CONTROL: '1' })).toEqual(['pc.lan']);
    expect(read({ ...env, ALLOWED_HOSTS: 'kasa.example' })).toEqual(['kasa.example', 'pc.lan']);
  });

  it.each(['kasa.lan:3000', 'http://kasa.lan', '*', '.lan', 'a b', 'каса.укр'])(
    'is refused in words at start: %s',
    (text) => {
      expect(() => read({ ALLOWED_HOSTS: text })).toThrow(`ALLOWED_HOSTS: ${text} is not understood`);
    },
  );
});
