import type { TerminalEntity } from '@kasa/contracts/terminals/terminals';
import { type APIRequestContext, expect } from '@playwright/test';
import { sendRequest } from './objects-with-texts.ts';

/** Objects with a text in every text field; names as in `ObjectsWithTexts`. */
export interface TerminalsWithTexts {
  readonly templates: readonly string[];
  readonly terminals: readonly string[];
  readonly kiosk: string;
  readonly encashments: readonly string[];
  readonly run: string;
}

export async function readData(api: APIRequestContext, path: string) {
  const answer = await api.get(`/api/v1${path}`);
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()).data;
}

/** Settings with the text in every text field. Unknown placeholders are rejected, so `{{` is replaced. */
function settingsWith(text: string) {
  const plain = text.replaceAll('{{', '{');
  return {
    receipt_template: `${plain}\n${plain}`,
    callback_endpoint: `https://shop.example.com/?${encodeURIComponent(plain)}`,
    callback_type: 'post_json',
    callback_headers: [{ name: 'X-Text', value: plain }],
    callback_get_parameters: [{ name: plain, value: plain }],
    callback_body_template: JSON.stringify({ text: plain }),
    callback_signature_template: plain,
  };
}

/** Creates all of them, as a user whose requests need no signature. */
export async function createTerminalsWithTexts(
  api: APIRequestContext,
  texts: readonly string[],
  word: string,
): Promise<TerminalsWithTexts> {
  const named = texts.map((text, n) => {
    const name = `${word}${String(n).padStart(2, '0')} ${text}`;
    return { text, name: name.slice(0, 100).trim(), settings: settingsWith(text) };
  });
  const templates = await Promise.all(
    named.map(async ({ text, name, settings }) => {
      const body = { name, description: `${text}\n${text}`, settings };
      return (await sendRequest(api, 'post', '/terminals/templates', body)).id;
    }),
  );
  // One kind at a time, so that the journal lists them in blocks.
  const made = await Promise.all(
    named.map(async ({ name, settings }) => {
      const phrase = 'дощ стукає у вікно вранці';
      const body = { name, point_id: null, template_id: null, secret_key_phrase: phrase, settings };
      type Made = { terminal: TerminalEntity };
      return (await sendRequest<Made>(api, 'post', '/terminals/offline-terminals', body)).terminal;
    }),
  );
  const terminals = await Promise.all(
    named.map(async ({ text, name, settings }, n) => {
      const { id, version } = made[n] as TerminalEntity;
      await sendRequest(api, 'put', `/terminals/terminals/${id}`, {
        ...{ name, point_id: null, template_id: null, vehicle_id: null, test_mode: false, settings },
        website: `https://shop.example.com/?${encodeURIComponent(text)}`,
        extra_info: `${text}\n${text}`,
        version,
      });
      return id;
    }),
  );
  const run = await applyTemplate(api, String(templates[1]), word);
  return { templates, terminals, run, ...(await takeCash(api, named)) };
}

async function applyTemplate(api: APIRequestContext, template_id: string, word: string): Promise<string> {
  const wanted = { kind: 'apply_template', template_id, target: { q: word } };
  const { digest, previewed_at } = await sendRequest<{ digest: string; previewed_at: string }>(
    api,
    'post',
    '/terminals/bulk-runs/preview',
    wanted,
  );
  const { id } = await sendRequest(api, 'post', '/terminals/bulk-runs', { ...wanted, digest, previewed_at });
  await expect.poll(async () => (await readData(api, `/terminals/bulk-runs/${id}`)).state).toBe('done');
  return id;
}

async function takeCash(api: APIRequestContext, named: readonly { text: string; name: string }[]) {
  const found = await readData(api, '/terminals/terminals?kind=ptks&status=active&perPage=20&page=1');
  for (const { id: kiosk } of found.items) {
    const { inside_amount } = await readData(api, `/transactions/terminals/${kiosk}/cash`);
    if (inside_amount < named.length * 2) continue;
    const encashments: string[] = [];
    // Sequentially, to keep their order.
    for (const { name: comment } of named) {
      const body = { amount: 1, takes_all: false, comment };
      encashments.push(
        (await sendRequest(api, 'post', `/transactions/terminals/${kiosk}/encashments`, body)).id,
      );
    }
    return { kiosk: String(kiosk), encashments };
  }
  throw new Error('No terminal has cash in it');
}
