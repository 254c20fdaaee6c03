import { Button } from '@kasa/ui/button';
import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServices } from '#shared/services/use-services.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { useMockChange } from '../use-mock-control.ts';

export function ResetSection() {
  const text = useText(devPanelCatalogue);
  const common = useText(commonMessages);
  const { session } = useServices();
  const [isAsking, setAsking] = useState(false);
  const reset = useMockChange((control) => control.reset());
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{text('reset.about')}</p>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {text('reset.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        tone="danger"
        title={text('reset.confirm')}
        confirmLabel={text('reset.action')}
        cancelLabel={common('action.cancel')}
        closeLabel={common('action.close')}
        busyLabel={text('reset.busy')}
        onConfirm={async () => {
          await reset.mutateAsync();
          // The reset has ended the session on the server.
          session.clear();
        }}
      >
        {text('reset.about')}
      </ConfirmDialog>
    </div>
  );
}
