import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { EmptyState } from '@kasa/ui/empty-state';
import { IconButton } from '@kasa/ui/icon-button';
import { Skeleton } from '@kasa/ui/skeleton';
import { LayoutTemplate, Trash2 } from 'lucide-react';
import { useRemoval } from '#shared/entity/use-removal.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { weekTemplateMessages } from '../../messages/week-templates/catalogue.ts';
import type { WeekTemplate } from '../../model/schedule/week-template.ts';
import { useWeekTemplates, weekTemplateReads } from './use-week-templates.ts';

/** The templates of a point: one is chosen, and those that nobody needs are deleted. */
export function ChooseTemplateDialog({
  pointId,
  onChoose,
  onClose,
}: {
  pointId: string;
  onChoose: (template: WeekTemplate) => void;
  onClose: () => void;
}) {
  const text = useText(weekTemplateMessages);
  const common = useText(commonMessages);
  const query = useWeekTemplates(pointId);
  const removal = useRemoval('deleteWeekTemplate', text, {
    refreshes: weekTemplateReads,
    success: text('delete.done'),
  });
  const choose = (template: WeekTemplate) => {
    onClose();
    onChoose(template);
  };
  if (removal.dialog) return removal.dialog;
  return (
    <Dialog isOpen onClose={onClose} title={text('choose.title')} closeLabel={common('action.close')}>
      {query.data === undefined ? (
        query.isError ? (
          <RetryLine query={query} isInDialog />
        ) : (
          <Skeleton height="160px" />
        )
      ) : query.data.length === 0 ? (
        <EmptyState icon={LayoutTemplate} title={text('choose.empty')} text={text('choose.emptyText')} />
      ) : (
        <ul className="flex flex-col">
          {query.data.map((template) => (
            <Template
              key={template.id}
              template={template}
              onChoose={() => choose(template)}
              onDelete={() => removal.ask(template)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Template({
  template: { name, shifts },
  onChoose,
  onDelete,
}: {
  template: WeekTemplate;
  onChoose: () => void;
  onDelete: () => void;
}) {
  const text = useText(weekTemplateMessages);
  const people = new Set(shifts.map(({ user_id }) => user_id)).size;
  return (
    <li className="flex items-center justify-between gap-3 border-border border-b py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-[13px] text-text-muted figures">
          {text('choose.counts', { shifts: shifts.length, people })}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <Button size="sm" aria-label={text('choose.fillWith', { name })} onPress={onChoose}>
          {text('choose.fill')}
        </Button>
        <IconButton size="sm" label={text('choose.delete', { name })} onPress={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}
