import { SelectField } from '@kasa/ui/select-field';
import { useText } from '#shared/i18n/i18n.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { type MockControl, useMockChange } from '../use-mock-control.ts';

type Answer = Awaited<ReturnType<MockControl['listCallbacks']>>['answer'];

const statuses = ['200', '204', '302', '400', '401', '404', '500', '503'];
/** Seconds: none, noticeable, longer than terminals usually wait, longer than any client waits. */
const delays = [0, 3, 15, 60];

export function CallbackResponseForm({ answer }: { answer: Answer }) {
  const text = useText(devPanelCatalogue);
  const set = useMockChange((control, change: Partial<Answer>) =>
    control.setCallbackAnswer({ body: { ...answer, ...change, merchant_id: null } }),
  );
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={text('callbacks.status')}
        items={statuses.map((id) => ({ id, label: id }))}
        value={String(answer.status)}
        onChange={(id) => set.mutate({ status: Number(id ?? 200) })}
      />
      <SelectField
        label={text('callbacks.delay')}
        items={delays.map((seconds) => ({
          id: String(seconds),
          label: `${seconds} ${text('faults.seconds')}`,
        }))}
        value={String(answer.delay_ms / 1000)}
        onChange={(id) => set.mutate({ delay_ms: Number(id ?? 0) * 1000 })}
      />
    </div>
  );
}
