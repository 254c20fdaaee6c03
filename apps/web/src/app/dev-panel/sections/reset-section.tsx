import { Button } from '@kasa/ui/button';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServices } from '#shared/services/use-services.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { useMockChange } from '../use-mock-control.ts';

export function ResetSection() {
  const text = useText(devPanelCatalogue);
  const { session } = useServices();
  const reset = useMockChange((control) => control.reset());
  const question = useConfirm(() => ({
    tone: 'danger',
    title: text('reset.confirm'),
    children: text('reset.about'),
    confirmLabel: text('reset.action'),
    busyLabel: text('reset.busy'),
    onConfirm: async () => {
      await reset.mutateAsync();
      // The reset has ended the session on the server.
      session.clear();
    },
  }));
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{text('reset.about')}</p>
      <Button variant="danger" onPress={() => question.ask('reset')}>
        {text('reset.action')}
      </Button>
      {question.dialog}
    </div>
  );
}
