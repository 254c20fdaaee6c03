import { MAX_SELECTED_TERMINALS } from '@kasa/contracts/terminals/bulk-run-values';
import { Button } from '@kasa/ui/button';
import { Smartphone } from 'lucide-react';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import type { Terminal } from '../../model/types.ts';
import { useTerminals } from '../../queries.ts';
import { terminalColumns } from '../terminal/terminal-columns.tsx';
import { pickerListSpec, TerminalPicker } from '../terminal/terminal-picker.tsx';

const applyList = pickerListSpec('kind', 'status', 'point_id', 'template_id', 'model');
const COLUMNS = ['name', 'number', 'kind', 'point'];

/** Selects the terminals to apply a template to; the selection spans pages. */
export function TemplateTargetPicker({
  templateId,
  chosen,
  onChange,
  onPreview,
}: {
  templateId: string;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  onPreview: () => void;
}) {
  const text = useText(templatesMessages);
  const words = useText(terminalsMessages);
  const format = useFormat();
  const list = useListState(applyList);
  const query = useTerminals(list.query);
  const columns = [
    ...terminalColumns(words, format).filter(({ id }) => COLUMNS.includes(id)),
    {
      id: 'template',
      header: words('filter.template'),
      cell: ({ template }: Terminal) =>
        template?.id === templateId ? text('apply.has') : (template?.name ?? NO_VALUE),
      cardSlot: 'detail' as const,
      width: 220,
    },
  ];
  const isTooMany = chosen.size > MAX_SELECTED_TERMINALS;
  return (
    <TerminalPicker
      columnsId="template-apply"
      label={text('apply.choose')}
      list={list}
      query={query}
      columns={columns}
      rowLines={2}
      selection={{
        selectedIds: chosen,
        onChange,
        actions: (
          <Button
            size="sm"
            variant="primary"
            onPress={onPreview}
            disabledReason={
              isTooMany ? text('apply.tooMany', { most: format.number(MAX_SELECTED_TERMINALS) }) : undefined
            }
          >
            {text('apply.preview')}
          </Button>
        ),
      }}
      emptyIcon={Smartphone}
    />
  );
}
