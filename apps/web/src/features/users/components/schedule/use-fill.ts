import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { useServices } from '#shared/services/use-services.tsx';
import { toast } from '#shared/toast/toast.ts';
import { asOfWeek } from '../../model/schedule/draft.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Plans the week as the one before it was planned. */
export function useFill({ week, schedule, plannable, set }: Editor): () => void {
  const { client, report } = useServices();
  const { text } = useWords();
  const fill = async () => {
    const before = dayAfter(week, -7);
    const input = { params: { id: schedule.point.id }, query: { week: before } };
    const { shifts } = await client.operation('getSchedule')(input);
    const filled = asOfWeek(shifts, before, week, (id) => plannable.some((one) => one.id === id));
    if (filled.length === 0) toast.info(text('fill.nothing'));
    else set(filled, text('said.filled', { count: filled.length }));
  };
  return () => void fill().catch(report);
}
