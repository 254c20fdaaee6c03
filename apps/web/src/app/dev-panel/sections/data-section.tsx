import { roles } from '@kasa/contracts/shared/permissions';
import { Button } from '@kasa/ui/button';
import { NumberField } from '@kasa/ui/number-field';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { devPanelCatalogue } from '../messages.ts';
import { useMockChange } from '../use-mock-control.ts';
import { SignInButton } from './sign-in-button.tsx';

export function DataSection() {
  const text = useText(devPanelCatalogue);
  return (
    <div className="flex flex-col gap-6">
      <Part title={text('data.volume')} about={text('data.volumeAbout')}>
        <VolumeForm />
      </Part>
      <Part title={text('data.merchant')} about={text('data.merchantAbout')}>
        <NewMerchant />
      </Part>
      <Part title={text('reset.title')} about={text('reset.about')}>
        <Reset />
      </Part>
    </div>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-text-muted">{about}</p>
      {children}
    </section>
  );
}

const kinds = ['transports', 'drivers', 'terminals', 'products'] as const;
type Volume = Record<(typeof kinds)[number], number>;
/** There are a million numbers of terminals, and some are taken. */
const most: Volume = { transports: 1_000_000, drivers: 1_000_000, terminals: 990_000, products: 1_000_000 };
const atFirst: Volume = { transports: 1_000, drivers: 1_000, terminals: 1_000, products: 1_000 };

function VolumeForm() {
  const text = useText(devPanelCatalogue);
  const [wanted, setWanted] = useState(atFirst);
  const fill = useMockChange((control, body: Volume) => control.setVolume({ body }));
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        fill.mutate(wanted);
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        {kinds.map((kind) => (
          <NumberField
            key={kind}
            label={text(`data.${kind}`)}
            min={0}
            max={most[kind]}
            value={wanted[kind]}
            onChange={(count) => setWanted((before) => ({ ...before, [kind]: count ?? 0 }))}
          />
        ))}
      </div>
      <Button type="submit" size="sm" isLoading={fill.isPending} loadingLabel={text('data.filling')}>
        {text('data.fill')}
      </Button>
      <span role="status" className="text-text-muted">
        {fill.data && text('data.filled', fill.data)}
      </span>
    </form>
  );
}

function NewMerchant() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const locale = useLocale();
  const create = useMockChange((control) => control.createMerchant());
  return (
    <>
      <Button
        size="sm"
        isLoading={create.isPending}
        loadingLabel={text('data.creating')}
        onPress={() => create.mutate()}
      >
        {text('data.create')}
      </Button>
      {create.data ? (
        <ul aria-label={text('data.people')} className="flex w-full flex-col gap-2">
          {create.data.users.map(({ role, phone, password }) => (
            <li key={phone} className="flex items-center justify-between gap-3">
              <span>
                {roles[role][locale]}{' '}
                <span className="whitespace-nowrap text-text-muted figures">{format.phone(phone)}</span>
              </span>
              <SignInButton name={roles[role][locale]} phone={phone} password={password} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Reset() {
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
    <>
      <Button variant="danger" onPress={() => question.ask('reset')}>
        {text('reset.action')}
      </Button>
      {question.dialog}
    </>
  );
}
