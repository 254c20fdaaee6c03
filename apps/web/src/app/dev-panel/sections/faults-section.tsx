import { Button } from '@kasa/ui/button';
import { useText } from '#shared/i18n/i18n.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { type FaultInput, useMockChange, useMockState } from '../use-mock-control.ts';
import { FaultForm } from './fault-form.tsx';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

export function FaultsSection() {
  const text = useText(devPanelCatalogue);
  const { data, isError } = useMockState('faults', (control) => control.listFaults());
  const add = useMockChange((control, body: FaultInput) => control.addFault({ body }));
  const clear = useMockChange((control) => control.clearFaults());
  if (isError) return <MockServerUnreachable />;
  const faults = data?.items ?? [];
  return (
    <div className="flex flex-col gap-6">
      {faults.length === 0 ? (
        <p className="text-text-muted">{text('faults.none')}</p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <ul aria-label={text('faults.list')} className="flex w-full flex-col gap-2">
            {faults.map((fault) => (
              <li key={fault.id}>
                <p className="font-medium">
                  {fault.operation === '*' ? text('faults.every') : fault.operation}
                </p>
                <p className="text-text-muted text-xs">
                  {[
                    text(`faults.kind.${fault.kind}`),
                    fault.code,
                    fault.latency_ms === null ? null : `${fault.latency_ms / 1000} ${text('faults.seconds')}`,
                    fault.times === null
                      ? text('faults.always')
                      : text('faults.left', { times: fault.times }),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ul>
          <Button size="sm" onPress={() => clear.mutate()}>
            {text('faults.clear')}
          </Button>
        </div>
      )}
      <FaultForm isAdding={add.isPending} onAdd={(fault) => add.mutate(fault)} />
    </div>
  );
}
