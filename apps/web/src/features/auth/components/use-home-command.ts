import type { InputOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** Changes where the person starts, here and in the menu. */
export function useHomeCommand(success?: string) {
  const { session } = useServices();
  const command = useCommand('updateHome', { refreshes: ['listAuditEntries', 'listAuditPeople'], success });
  return {
    isRunning: command.isRunning,
    /** @returns the path to start on. Rejects with an error that is already reported. */
    save: async (body: InputOf<'updateHome'>['body']): Promise<string> => {
      const saved = await command.run({ body });
      session.store(saved);
      return saved.user.home.path;
    },
  };
}
