import { MAX_SELECTED_TERMINALS } from '@kasa/contracts/terminals/bulk-run-values';
import { Button } from '@kasa/ui/button';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { ChooseAll } from '#shared/runs/choose-all.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { BulkDialog } from '../components/bulk/bulk-dialog.tsx';
import { useChosenTerminals } from '../components/bulk/use-chosen-terminals.ts';
import { TemplateScreen } from '../components/template/template-screen.tsx';
import { terminalColumns } from '../components/terminal/terminal-columns.tsx';
import { pickerListSpec, TerminalPicker } from '../components/terminal/terminal-picker.tsx';
import { templatesMessages, terminalsMessages } from '../messages.ts';
import { type BulkRequest, targetOf } from '../model/bulk.ts';
import { terminalLive } from '../model/live-terminals.ts';
import type { Terminal } from '../model/types.ts';
import { useTerminals } from '../queries.ts';

const applyList = pickerListSpec('kind', 'status', 'point_id', 'template_id', 'model');
const COLUMNS = ['name', 'number', 'kind', 'point'];

/** `/terminals/templates/:id/apply`: applies a template to selected terminals, with a preview. */
export function TemplateApplyScreen() {
  const text = useText(templatesMessages);
  return (
    <TemplateScreen title={(data) => (data ? text('apply.title', { name: data.name }) : text('apply.short'))}>
      {({ id }, { title }) => <Apply title={title} id={id} />}
    </TemplateScreen>
  );
}

/** Selects the terminals to apply a template to; the selection spans pages. */
function Apply({ title, id: templateId }: { title: string; id: string }) {
  const text = useText(templatesMessages);
  const words = useText(terminalsMessages);
  const format = useFormat();
  const list = useListState(applyList);
  const query = useTerminals(list.query);
  const rows = useChosenTerminals(list.filters, query.data, { keepsIds: true });
  const [request, setRequest] = useState<BulkRequest | null>(null);
  useLive(terminalLive);
  const isTooMany = rows.chosen.ids.size > MAX_SELECTED_TERMINALS;
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={text('apply.text')}
        back={{ label: text('list.title'), href: paths.terminalTemplates() }}
        status={<LiveConnectionStatus />}
      />
      <TerminalPicker
        columnsId="template-apply"
        label={text('terminals')}
        list={list}
        query={query}
        columns={[
          ...terminalColumns(words, format, () => false).filter(({ id }) => COLUMNS.includes(id)),
          {
            id: 'template',
            header: words('filter.template'),
            cell: ({ template }: Terminal) =>
              template?.id === templateId ? text('apply.has') : (template?.name ?? NO_VALUE),
            width: 220,
          },
        ]}
        selection={rows.selection(
          <>
            <ChooseAll all={rows.all} />
            <Button
              size="sm"
              variant="primary"
              onPress={() =>
                setRequest({ kind: 'apply_template', target: targetOf(rows.chosen, list.filters) })
              }
              disabledReason={
                isTooMany ? text('apply.tooMany', { most: format.number(MAX_SELECTED_TERMINALS) }) : undefined
              }
            >
              {text('apply.preview')}
            </Button>
          </>,
        )}
        emptyIcon={Smartphone}
      />
      {request ? (
        <BulkDialog
          request={request}
          template={templateId}
          onClose={() => setRequest(null)}
          onStarted={() => setRequest(null)}
        />
      ) : null}
    </>
  );
}
