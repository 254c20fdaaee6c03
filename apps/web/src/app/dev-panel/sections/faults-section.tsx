import { operationTable } from '@kasa/client/generated/operations';
import { type CodeName, codes } from '@kasa/contracts/shared/codes';
import { Button } from '@kasa/ui/button';
import { NumberField } from '@kasa/ui/number-field';
import { SelectField } from '@kasa/ui/select-field';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { type FaultInput, useMockChange, useMockState } from '../use-mock-control.ts';
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
                    fault.details?.fields?.map(({ path }) => path).join(' '),
                    fault.latency_ms === null ? null : `${fault.latency_ms / 1000} ${text('faults.seconds')}`,
                    fault.probability < 1 && `${Math.round(fault.probability * 100)} %`,
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

const kinds = ['code', 'latency', 'drop'] as const;
type Kind = (typeof kinds)[number];
type FailureCode = Exclude<CodeName, 'ok'>;
const failures = (Object.keys(codes) as CodeName[]).filter((name): name is FailureCode => name !== 'ok');

/** @param paths names of fields as the contract has them, with spaces or commas between */
function brokenFields(paths: string): NonNullable<FaultInput['details']> {
  const fields = paths.split(/[\s,]+/).filter((path) => path !== '');
  return { fields: fields.map((path) => ({ path, rule: 'invalid' })) };
}

/** Form for a new fault. Initially: every operation fails until the fault is cleared. */
function FaultForm({ isAdding, onAdd }: { isAdding: boolean; onAdd: (fault: FaultInput) => void }) {
  const text = useText(devPanelCatalogue);
  const locale = useLocale();
  const [operation, setOperation] = useState('*');
  const [kind, setKind] = useState<Kind>('code');
  const [code, setCode] = useState<FailureCode>('internal');
  const [seconds, setSeconds] = useState<number | null>(2);
  const [field, setField] = useState('');
  const [times, setTimes] = useState<number | null>(null);
  const [percent, setPercent] = useState<number | null>(100);
  const isWrongInput = kind === 'code' && code === 'validation_failed';
  const everything = { id: '*', label: text('faults.every') };
  const operations = Object.keys(operationTable).map((id) => ({ id, label: id }));
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd({
          operation,
          kind,
          ...(kind === 'latency' && { latency_ms: Math.round((seconds ?? 0) * 1000) }),
          ...(kind === 'code' && { code, details: isWrongInput ? brokenFields(field) : null }),
          times,
          probability: (percent ?? 100) / 100,
        });
      }}
    >
      <SelectField
        label={text('faults.operation')}
        searchLabel={text('faults.search')}
        items={[everything, ...operations]}
        value={operation}
        onChange={(id) => setOperation(id ?? '*')}
      />
      <SelectField
        label={text('faults.kind')}
        items={kinds.map((id) => ({ id, label: text(`faults.kind.${id}`) }))}
        value={kind}
        onChange={(id) => setKind((id ?? 'code') as Kind)}
      />
      {kind === 'code' ? (
        <SelectField
          label={text('faults.code')}
          items={failures.map((id) => ({
            id,
            label: `${codes[id].code} ${id}`,
            description: codes[id][locale],
          }))}
          value={code}
          onChange={(id) => setCode((id ?? 'internal') as FailureCode)}
        />
      ) : null}
      {isWrongInput ? (
        <TextField
          label={text('faults.fields')}
          hint={text('faults.fieldsHint', { example: 'name places.0.name' })}
          value={field}
          onChange={setField}
        />
      ) : null}
      {kind === 'latency' ? (
        <NumberField
          label={text('faults.latency')}
          unit={text('faults.seconds')}
          min={0}
          max={60}
          fractionDigits={1}
          value={seconds}
          onChange={setSeconds}
        />
      ) : null}
      <NumberField
        label={text('faults.times')}
        hint={text('faults.timesHint')}
        min={1}
        value={times}
        onChange={setTimes}
      />
      <NumberField
        label={text('faults.probability')}
        unit="%"
        min={1}
        max={100}
        value={percent}
        onChange={setPercent}
      />
      <Button type="submit" isLoading={isAdding} loadingLabel={text('faults.add')}>
        {text('faults.add')}
      </Button>
    </form>
  );
}
