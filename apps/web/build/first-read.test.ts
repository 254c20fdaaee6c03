import { createKasaClient } from '@kasa/client/http/kasa-client';
import { PAGE_SIZES } from '@kasa/contracts/shared/paging';
import { expect, it } from 'vitest';
import { terminalListSpec } from '../src/features/terminals/model/terminal-list-spec.ts';
import { listQuery, readListAddress } from '../src/shared/table/list-address.ts';
import { firstRead } from './first-read.ts';

// Spelled in any other way the browser would ask twice, and say in its console that the first answer was not used.
it.each([
  [null, ''],
  ['uk', 'lng=UK'],
  ['en', 'lng=EN'],
])(
  'what the first screen reads is asked for ahead as the client asks, in the locale %s',
  async (locale, lng) => {
    const asked: string[] = [];
    const client = createKasaClient({
      baseUrl: 'http://localhost',
      fetch: async (request) => {
        asked.push(request.url);
        return Response.json({ code: 0, msg: '', details: null, data: {} });
      },
      locale: () => locale,
      signingSecret: () => null,
    });
    await client.operation('listTerminals')({
      query: listQuery(readListAddress(new URLSearchParams(), terminalListSpec, PAGE_SIZES[0])),
    });
    await client.operation('listSavedViews')({ query: { list: 'terminals' } });
    await client.operation('getFirstSteps')({});
    const ahead = [...firstRead.reads, ...firstRead.ownersReads].map(
      (url) => `http://localhost${url}${lng && (url.includes('?') ? '&' : '?')}${lng}`,
    );
    expect(asked).toEqual(ahead);
  },
);
