import { type SimulatorProfile, simulatorProfiles } from '@kasa/contracts/mock/simulators';
import { Button } from '@kasa/ui/button';
import { SelectField } from '@kasa/ui/select-field';
import { Switch } from '@kasa/ui/switch';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { devPanelCatalogue } from '../messages.ts';
import { type MockControl, useMockChange, useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

type Simulator = Awaited<ReturnType<MockControl['listSimulators']>>['items'][number];
type Side = 'online' | 'offline';
type Paid = Omit<Parameters<MockControl['makePayment']>[0]['body'], 'number'>;

/** Text with a simulator's event count. A silent terminal is noticed after five minutes only. */
const madeIds = { connectivity: 'live.madeConnectivity', payments: 'live.made' } as const;

export function LiveSection() {
  const text = useText(devPanelCatalogue);
  const { data, isError } = useMockState('simulators', (control) => control.listSimulators());
  const [profile, setProfile] = useState<SimulatorProfile>('ordinary');
  const turn = useMockChange(
    (control, { name, is_on, profile }: Pick<Simulator, 'name' | 'is_on' | 'profile'>) =>
      control.setSimulator({ params: { name }, body: { is_on, merchant_id: null, profile } }),
  );
  const payments = data?.items.find(({ name }) => name === 'payments');
  const current = payments?.is_on ? payments.profile : profile;
  /** One that is on goes over to it at once. */
  const choose = (next: SimulatorProfile) => {
    setProfile(next);
    if (payments?.is_on) turn.mutate({ name: 'payments', is_on: true, profile: next });
  };
  const cut = useMockChange((control) => control.cutStreams({ body: { merchant_id: null } }));
  if (isError) return <MockServerUnreachable />;
  return (
    <div className="flex flex-col gap-5">
      <div>
        {data?.items.map(({ name, is_on, made }) => (
          <Switch
            key={name}
            name={name}
            label={text(`live.simulator.${name}`)}
            hint={is_on ? text(madeIds[name], { count: made }) : undefined}
            value={is_on}
            onChange={(next) => turn.mutate({ name, is_on: next, profile: current })}
          />
        ))}
        <SelectField
          label={text('live.profile')}
          items={simulatorProfiles.map((id) => ({ id, label: text(`live.profile.${id}`) }))}
          value={current}
          onChange={(id) => choose((id ?? 'ordinary') as SimulatorProfile)}
        />
      </div>
      <OneTerminal />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" onPress={() => cut.mutate()}>
          {text('live.cut')}
        </Button>
        <span role="status" className="text-text-muted">
          {cut.data ? text('live.cutDone', { count: cut.data.cut }) : null}
        </span>
      </div>
    </div>
  );
}

/** Kopiykas: whole tens of hryvnias, as a kiosk takes. Random, so that payments differ in a list. */
const somePrice = () => (1 + Math.floor(Math.random() * 50)) * 1_000;

function OneTerminal() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const [number, setNumber] = useState('S1100101');
  const own = { number: number.trim() };
  const [paid, setPaid] = useState<Paid | null>(null);
  const go = useMockChange((control, connectivity: Side) => {
    setPaid(null);
    return control.setConnectivity({ body: { ...own, connectivity } });
  });
  const pay = useMockChange(async (control, wanted: Paid) => {
    // The previous confirmation does not apply to this payment, which may fail.
    setPaid(null);
    await control.makePayment({ body: { ...own, ...wanted } });
    setPaid(wanted);
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <TextField label={text('live.terminal')} maxLength={8} value={number} onChange={setNumber} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => go.mutate('online')}>
          {text('live.online')}
        </Button>
        <Button size="sm" onPress={() => go.mutate('offline')}>
          {text('live.offline')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={() => pay.mutate({ amount: somePrice(), in_cash: false })}>
          {text('live.payByCard')}
        </Button>
        <Button size="sm" onPress={() => pay.mutate({ amount: somePrice(), in_cash: true })}>
          {text('live.payInCash')}
        </Button>
      </div>
      <span role="status" className="text-text-muted">
        {paid
          ? text(paid.in_cash ? 'live.paidInCash' : 'live.paidByCard', { amount: format.money(paid.amount) })
          : null}
      </span>
    </div>
  );
}
