import { Button } from '@kasa/ui/button';
import { Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { useServices } from '../../shared/services/use-services.tsx';
import { BarePage } from './bare-page.tsx';
import { FullPageMessage } from './full-page-message.tsx';

/** Poll interval, milliseconds. */
const CHECK_INTERVAL_MS = 10_000;

/** Replaces the app while the server answers −9 (spec §2). The address stays. */
export function Maintenance() {
  const text = useText(commonMessages);
  const { client, maintenance } = useServices();
  const [isAsking, setAsking] = useState(false);

  const ask = async () => {
    setAsking(true);
    try {
      await client.operation('getMe')();
      maintenance.set(false);
    } catch (error) {
      const isStill = error instanceof Object && 'codeName' in error && error.codeName === 'maintenance';
      const isUnreachable = error instanceof Object && 'kind' in error && error.kind === 'network';
      if (!isStill && !isUnreachable) maintenance.set(false);
    } finally {
      setAsking(false);
    }
  };
  useEffect(() => {
    const timer = setInterval(ask, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  });
  return (
    <BarePage>
      <FullPageMessage
        icon={Wrench}
        title={text('maintenance.title')}
        text={text('maintenance.text')}
        actions={
          <Button onPress={() => void ask()} isLoading={isAsking} loadingLabel={text('action.retry')}>
            {text('action.retry')}
          </Button>
        }
      />
    </BarePage>
  );
}
