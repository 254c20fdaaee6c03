import { expect, it } from 'vitest';
import { RequestLimiter } from '../limits/request-limiter.ts';
import { rateLimitKey } from './address.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::FFFF:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['', ''],
])('limits count %s as %s', (address, counted) => {
  expect(rateLimitKey(address)).toBe(counted);
});

it('another address of the same IPv6 network has no requests of its own', () => {
  const limiter = new RequestLimiter(1);
  expect(limiter.take('2001:db8::1')).toBe(0);
  expect(limiter.take('2001:db8::2')).toBeGreaterThan(0);
  expect(limiter.take('2001:db8:0:1::1')).toBe(0);
});
