import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { BusFront, CreditCard, Gift, Globe, type LucideIcon, Plus, ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { ScrollPlaces } from '#shared/routing/scroll-places.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { PublicHeader } from '../components/public-page.tsx';
import type { WelcomeId } from '../messages/welcome/uk.ts';
import { welcomeMessages } from '../messages.ts';

/** Areas of the product (spec §1). */
const areas = [
  ['acquiring', CreditCard],
  ['ecommerce', Globe],
  ['prro', ReceiptText],
  ['catalogue', Gift],
  ['transport', BusFront],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** `/welcome`: public page about the product. */
export function WelcomeScreen() {
  const text = useText(welcomeMessages);
  const redirect = useSearchParams()[0].get('redirect');
  usePageTitle(text('title'));
  return (
    <div className="min-h-dvh bg-bg">
      <div className="mx-auto max-w-[1200px]">
        <PublicHeader />
        <main className="px-4 pb-16 md:px-8">
          <div className="grid items-center gap-10 pt-8 pb-14 md:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] lg:gap-16 lg:pb-20">
            <div className="max-w-xl">
              <h1 className="text-balance font-[650] text-[34px] leading-[1.15] tracking-[-0.025em] md:text-[46px]">
                {text('heading')}
              </h1>
              <p className="mt-4 text-[17px] text-text-muted leading-7">{text('about')}</p>
              <div className="mt-7 flex flex-wrap gap-3">
                <Button variant="primary" href={paths.signUp({ redirect })}>
                  {text('signUp')}
                </Button>
                <Button href={paths.signIn({ redirect })}>{text('signIn')}</Button>
              </div>
            </div>
            <ProductPicture />
          </div>
          <h2 className="font-[650] text-2xl leading-8 tracking-[-0.01em]">{text('areas')}</h2>
          <ul className="mt-4 *:border-border *:not-last:border-b border-border border-y">
            {areas.map(([id, Icon]) => (
              <li
                key={id}
                className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-4 gap-y-1 py-5 md:grid-cols-[20px_240px_minmax(0,1fr)] md:gap-x-6"
              >
                <Icon size={20} aria-hidden className="mt-0.5 text-accent-text" />
                <h3 className="font-[620] text-base leading-6">{text(id)}</h3>
                <p className="text-[15px] text-text-muted leading-6 max-md:col-start-2">
                  {text(`${id}Text`)}
                </p>
              </li>
            ))}
          </ul>
        </main>
      </div>
      <ScrollPlaces />
    </div>
  );
}

type LineId = Exclude<Extract<WelcomeId, `now.${string}`>, 'now.title' | 'now.live'>;

interface Line {
  readonly icon: LucideIcon;
  readonly name: LineId;
  /** Identifier of the line, the same in both languages. */
  readonly mark: string;
  /** In kopiykas. */
  readonly amount: number;
  readonly state: LineId;
}

const lines: readonly Line[] = [
  { icon: CreditCard, name: 'now.counter', mark: '444455******1111', amount: 24_500, state: 'now.approved' },
  { icon: Globe, name: 'now.site', mark: 'zatyshok.ua', amount: 118_000, state: 'now.approved' },
  { icon: ReceiptText, name: 'now.receipt', mark: '4000123456', amount: 9_650, state: 'now.fiscal' },
  { icon: Gift, name: 'now.coffee', mark: 'S1K0043', amount: 17_300, state: 'now.bonus' },
  { icon: BusFront, name: 'now.bus', mark: 'S1T0311', amount: 674_400, state: 'now.onRoute' },
];
/** Amount of the line with the gift, in kopiykas. */
const BONUS = 1_200;
const total = lines.reduce((sum, { amount }) => sum + amount, 0);

/** Decorative picture of the product: latest operations of each area. */
function ProductPicture() {
  const text = useText(welcomeMessages);
  const format = useFormat();
  return (
    <div
      role="img"
      aria-label={text('picture')}
      className="w-full max-w-[520px] select-none overflow-hidden rounded-lg border border-border bg-surface shadow-float"
    >
      <div className="flex items-end justify-between gap-4 border-border border-b bg-surface-2 px-4 py-3.5">
        <div>
          <p className="text-[13px] text-text-muted">{text('now.title')}</p>
          <p className="font-[650] text-2xl figures leading-8">{format.money(total)}</p>
        </div>
        <p className="flex items-center gap-2 pb-1 text-[13px] text-text-muted">
          <span className="size-2 rounded-full bg-sun" />
          {text('now.live')}
        </p>
      </div>
      <div className="*:border-border *:not-last:border-b">
        {lines.map(({ icon: Icon, name, mark, amount, state }) => (
          <div key={name} className="flex items-start gap-3 px-4 py-3">
            <Icon size={20} className="mt-0.5 shrink-0 text-text-muted" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-[620]">{text(name)}</p>
              <p className="truncate text-[13px] text-text-muted figures">{mark}</p>
            </div>
            <div className="shrink-0 text-right">
              <p className="font-[620] figures">{format.money(amount)}</p>
              <Status
                tone={state === 'now.bonus' ? 'info' : 'positive'}
                icon={state === 'now.bonus' ? Plus : undefined}
              >
                {text(state, { bonus: format.money(BONUS) })}
              </Status>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
