import { auditOperations } from '@kasa/contracts/audit/operations';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { describe, expect, it } from 'vitest';
import { setUpTestBackend } from '../testing/test-support/api-suite.ts';
import { demoCredentials } from '../testing/test-support/test-backend.ts';

const { signedIn } = setUpTestBackend();

describe('the journal', () => {
  it('tells of a change that was just made, and who made it', async () => {
    const { api } = await signedIn();
    const { body } = transportOperations.createDepot.example;
    if (!body) return expect.fail('no example');
    const depot = await api.createDepot({ body });
    const { items } = await api.listAuditEntries({ query: { object_id: depot.id } });
    expect(items).toMatchObject([
      {
        operation: 'createDepot',
        object: { type: 'depot', id: depot.id, name: depot.name },
        before: null,
        after: { city: depot.city },
      },
    ]);
    const people = await api.listAuditPeople();
    const { id, full_name } = items[0]?.user ?? {};
    expect(people.items).toContainEqual({ id, full_name, has_namesake: false, phone_hint: null });
  });

  it.each(auditOperations.exportAuditEntries.file?.types.map((type) => [type]) ?? [])(
    'is exported as a file of type %s',
    async (type) => {
      const { api } = await signedIn();
      const format = type === 'text/csv' ? 'csv' : 'xlsx';
      const file = await api.exportAuditEntries({ query: { format } });
      expect(file.type.split(';')[0]).toBe(type);
      expect(file.size).toBeGreaterThan(10_000);
    },
  );

  it('is not for those who may not see it: a refused export is a failure, no file', async () => {
    const { api } = await signedIn({ ...demoCredentials.owner, phone: '+380500000004' });
    const refused = { codeName: 'forbidden', details: { permission: 'audit_view' } };
    await expect(api.listAuditEntries()).rejects.toMatchObject(refused);
    await expect(api.exportAuditEntries({ query: { format: 'csv' } })).rejects.toMatchObject(refused);
  });
});
