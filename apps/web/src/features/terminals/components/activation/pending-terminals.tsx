import { journalTerminalFields as terminalFields } from '@kasa/contracts/terminals/fields';
import { Button } from '@kasa/ui/button';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { CreateButton } from '#shared/table/create-button.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { WrappingText } from '#shared/table/wrapping-text.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { Terminal, TerminalDetails } from '../../model/types.ts';
import type { TerminalsRead } from '../../queries.ts';
import { type PickerListState, TerminalPicker } from '../terminal/terminal-picker.tsx';
import { useActivateDialog } from './use-activate-dialog.tsx';

/** The terminals that are not activated yet, to activate one without a code. */
export function PendingTerminals({
  list,
  query,
  onActivated,
}: {
  list: PickerListState;
  query: TerminalsRead;
  onActivated: (terminal: TerminalDetails) => void;
}) {
  const forms = useText(terminalFormsMessages);
  const text = useText(terminalsMessages);
  const titleId = useId();
  const { writeDenialReason } = usePermissions();
  const { ask, dialog } = useActivateDialog(onActivated);
  const { column } = useFields(terminalFields);
  const columns: ListColumn<Terminal>[] = [
    column('name', {
      cell: ({ name }) => <WrappingText className="font-semibold">{name}</WrappingText>,
      isHideable: false,
      isSortable: true,
      width: 260,
    }),
    column('number', {
      header: text('column.number'),
      cell: ({ number }) => <span className="tabular-nums">{number}</span>,
      isHideable: false,
      isSortable: true,
      cardSlot: 'value',
      width: 110,
    }),
    column('model', { width: 170, dropPriority: 1 }),
    column('point', {
      cell: ({ point }) => <WrappingText>{point?.name ?? text('column.noPoint')}</WrappingText>,
      cardSlot: 'secondary',
      width: 220,
      dropPriority: 2,
    }),
    {
      id: 'activate',
      header: text('action.activate'),
      cell: (terminal) => (
        <Button
          size="sm"
          aria-label={`${text('action.activate')}: ${terminal.name}, ${terminal.number}`}
          disabledReason={writeDenialReason('add_terminal')}
          onPress={() => ask(terminal)}
        >
          {text('action.activate')}
        </Button>
      ),
      align: 'end',
      width: 150,
      cardSlot: 'status',
    },
  ];
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-[620] text-base leading-6">
        {forms('activate.fromList')}
      </h2>
      <p className="mb-3 text-text-muted">{forms('activate.fromListText')}</p>
      <TerminalPicker
        columnsId="terminals-waiting"
        label={forms('activate.fromList')}
        list={list}
        query={query}
        columns={columns}
        emptyIcon={CircleCheck}
        emptyText={forms('activate.none')}
        emptyActions={
          <CreateButton label={text('list.create')} href={paths.terminalCreate()} permission="add_terminal" />
        }
      />
      {dialog}
    </section>
  );
}
