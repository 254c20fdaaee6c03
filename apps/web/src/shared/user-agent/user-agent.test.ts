import { expect, it } from 'vitest';
import { formatDevice, parseUserAgent } from './user-agent.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/143.0.0.0 Safari/537.36`,
    'Chrome 143 · Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.3650.66`,
    'Edge 143 · Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`,
    'Opera 126 · Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox 145 · Linux',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    'Safari 26 · macOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari 26 · iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.7499.92 Mobile/15E148 Safari/604.1',
    'Chrome 143 · iPhone',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/143.0.0.0 Mobile Safari/537.36`,
    'Chrome 143 · Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/143.0.0.0 Safari/537.36`,
    'Chrome 143 · Android',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${KHTML} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 29 · Android',
    'phone',
  ],
  ['curl/8.14.1', null, 'computer'],
  ['', null, 'computer'],
  ['Windows', 'Windows', 'computer'],
])('tells %j apart', (userAgent, words, kind) => {
  const device = parseUserAgent(userAgent);
  expect([formatDevice(device), device.kind]).toEqual([words, kind]);
});
