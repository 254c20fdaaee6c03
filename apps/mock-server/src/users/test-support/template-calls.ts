import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import type { Rights } from '@kasa/contracts/users/rights';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';

export const rights = (roles: Role[], tags_added: Permission[] = [], tags_removed: Permission[] = []) => ({
  ...{ roles, tags_added, tags_removed },
});

/** What tests ask of templates of rights and of who has them, as the owner if nobody else is named. */
export function templateCalls({ app, database }: TestApp, owner: Caller) {
  const personOf = async (id: string) => (await call(app, ops.getUser, { params: { id } }, owner)).data;
  return {
    personOf,
    get: async (id: string) => (await call(app, ops.getRightsTemplate, { params: { id } }, owner)).data,
    preview: async (id: string, caller = owner) =>
      (await call(app, ops.previewRightsTemplate, { params: { id } }, caller)).data,
    apply: (id: string, version = 1, caller = owner) =>
      call(app, ops.applyRightsTemplate, { params: { id }, body: { version } }, caller),
    update: (id: string, given: ReturnType<typeof rights>, caller = owner, version = 1) =>
      call(
        app,
        ops.updateRightsTemplate,
        { params: { id }, body: { name: 'Інша назва', ...given, version } },
        caller,
      ),
    remove: (id: string, caller = owner) => call(app, ops.deleteRightsTemplate, { params: { id } }, caller),
    rightsOfUser: async (id: string): Promise<Rights> => {
      const { roles, tags_added, tags_removed } = await personOf(id);
      return { roles, tags_added, tags_removed };
    },
    /** Gives a template to people behind the back of the API. */
    give: (template_id: string, ...people: string[]) =>
      database.db.updateTable('users').set({ template_id }).where('id', 'in', people).execute(),
  };
}
