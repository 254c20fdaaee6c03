/** U11: thirty responses without a valid envelope, as from a proxy, a broken server or another version. */

const json = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const html = (status: number) =>
  new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

export interface MalformedResponse {
  readonly name: string;
  readonly make: () => Response;
  /** Code 0 with data unknown to the contract: the screen may crash, and only the screen. */
  readonly isFalseSuccess?: boolean;
}

export const commonMalformedResponses: readonly MalformedResponse[] = [
  { name: 'HTML 502', make: () => html(502) },
  { name: 'data missing', make: () => json({ code: 0, msg: 'ok', details: null }) },
  { name: 'data {}', make: () => json({ code: 0, data: {} }), isFalseSuccess: true },
];

export const malformedResponses: readonly MalformedResponse[] = [
  ...commonMalformedResponses,
  { name: 'null', make: () => json(null) },
  { name: 'msg 1 MB', make: () => json({ code: -1, msg: 'ж'.repeat(500_000), details: null, data: null }) },
  { name: 'details an array', make: () => json({ code: -7, msg: 'ні', details: [1, 'x'], data: null }) },
  { name: '[]', make: () => json([]) },
  { name: '{}', make: () => json({}) },
  { name: 'empty text', make: () => json('') },
  { name: 'JSON text', make: () => json('"ok"') },
  { name: 'true', make: () => json(true) },
  { name: '42', make: () => json(42) },
  { name: 'cut JSON', make: () => json('{"code":0,"data":{"items":[') },
  { name: 'HTML 200', make: () => html(200) },
  { name: 'HTML 404', make: () => html(404) },
  { name: '204', make: () => new Response(null, { status: 204 }) },
  { name: '304', make: () => new Response(null, { status: 304 }) },
  { name: 'empty 500', make: () => new Response('', { status: 500 }) },
  { name: 'code as string', make: () => json({ code: '0', data: { items: [] } }) },
  { name: 'code null', make: () => json({ code: null, data: {} }) },
  { name: 'code 1.5', make: () => json({ code: 1.5, data: {} }) },
  { name: 'code missing', make: () => json({ msg: 'ok', data: { items: [] } }) },
  { name: 'data null', make: () => json({ code: 0, data: null }) },
  { name: 'unknown code', make: () => json({ code: 9999, msg: 'нове', details: null }) },
  { name: 'code only', make: () => json({ code: -1 }) },
  { name: 'msg an object', make: () => json({ code: -1, msg: { uk: 'ні' }, details: null }) },
  { name: 'details text', make: () => json({ code: -2, msg: 'ні', details: 'fields', data: null }) },
  { name: 'details deep', make: () => json({ code: -2, msg: 'ні', details: { fields: [{ path: {} }] } }) },
  { name: 'data []', make: () => json({ code: 0, data: [], extra: { more: 1 } }), isFalseSuccess: true },
  { name: 'data text', make: () => json({ code: 0, data: 'rows' }), isFalseSuccess: true },
];
