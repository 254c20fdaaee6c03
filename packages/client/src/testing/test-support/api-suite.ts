import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newIdempotencyKey } from '../../http/idempotency.ts';
import type { CallOptions } from '../../http/types.ts';
import { demoCredentials, openBrowserTab, startTestBackend } from './test-backend.ts';

type Tab = ReturnType<typeof openBrowserTab>;
type JarAndMore = Parameters<typeof openBrowserTab> extends [unknown, ...infer Rest] ? Rest : never;
type Call = ((input: object, options?: CallOptions) => Promise<unknown>) & { operationId: string };

export function setUpTestBackend() {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.close());
  const open = (...jarAndMore: JarAndMore): Tab => openBrowserTab(backend.app, ...jarAndMore);
  return {
    backend: () => backend,
    open,
    signedIn: async (who = demoCredentials.owner): Promise<Tab> => {
      const tab = open();
      await tab.signIn(who);
      return tab;
    },
  };
}

const callsOf = (api: object) => api as Readonly<Record<string, Call>>;

/** Checks that every operation of a domain responds to its contract example as the contract promises. */
export function testEveryExample(signedIn: () => Promise<object>, operations: object): void {
  const all: readonly Operation[] = Object.values(operations);
  describe('every operation, with the example of the contract', () => {
    it.each(all.map((op) => [op.id, op] as const))('%s answers data', async (id, op) => {
      const data = await callsOf(await signedIn())[id]?.(sendable(op), {
        idempotencyKey: op.keyRequired && newIdempotencyKey(),
      });
      if (op.file) expect(op.file.types).toContain((data as Blob).type.split(';')[0]);
      else expect(op.data.safeParse(data).error).toBeUndefined();
    });
  });
}

function sendable({ example, upload }: Operation): object {
  if (!upload) return example;
  const { [upload.field]: file } = example.body as Record<string, FileEntry>;
  const { base64 = '', file_name = '', media_type = '' } = file ?? {};
  const photo = new File([Buffer.from(base64, 'base64')], file_name, { type: media_type });
  return { ...example, body: { [upload.field]: photo } };
}
