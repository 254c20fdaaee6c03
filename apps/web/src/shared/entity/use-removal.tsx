import type { ClientError } from '@kasa/client/http/errors';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useConfirm } from '../confirm/use-confirm.tsx';
import type { Translate } from '../i18n/catalogue.ts';
import type { CommandId, InputOf, QueryId } from '../query/operations.ts';
import { useCommand } from '../query/use-command.ts';
import { useOpenObject } from '../routing/use-open-object.ts';

type ById = { params: { id: string } };
type RemovalId = { [Id in CommandId]: ById extends InputOf<Id> ? Id : never }[CommandId];

type Asking = 'action.delete' | 'delete.title' | 'delete.text' | 'delete.busy';

interface Removal {
  /** Reads to invalidate. */
  readonly refreshes: readonly QueryId[];
  /** Success toast. */
  readonly success: string;
  /** Why it can't be deleted, when that is what the server answered: said in the dialog, not in a toast. */
  readonly refusal?: (error: ClientError | null) => string | undefined;
}

/** Deletion of an object: the dialog that asks before, and says what needs it. Its drawer closes with it. */
export function useRemoval(id: RemovalId, text: Translate<Asking>, { refreshes, success, refusal }: Removal) {
  const { openId, close } = useOpenObject();
  const isQuiet = (error: ClientError) => refusal?.(error) !== undefined;
  const remove = useCommand(id, { refreshes, success, isQuiet });
  const refused = refusal?.(remove.error);
  const removal = useConfirm((subject: { readonly id: string; readonly name: string }) => ({
    tone: 'danger',
    title: text('delete.title', { name: subject.name }),
    children: (
      <>
        <p>{text('delete.text')}</p>
        {refused === undefined ? null : (
          <div className="mt-4">
            <InlineNotice tone="danger" isLive>
              {refused}
            </InlineNotice>
          </div>
        )}
      </>
    ),
    confirmLabel: text('action.delete'),
    busyLabel: text('delete.busy'),
    async onConfirm() {
      await remove.run({ params: { id: subject.id } } as InputOf<RemovalId>);
      if (openId === subject.id) close();
    },
  }));
  const ask: typeof removal.ask = (subject) => {
    remove.reset();
    removal.ask(subject);
  };
  return { ask, dialog: removal.dialog };
}
