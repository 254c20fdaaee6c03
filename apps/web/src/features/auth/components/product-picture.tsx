import { Status, type StatusTone } from '@kasa/ui/status';
import { BusFront, CreditCard, Gift, Globe, type LucideIcon, Plus, ReceiptText } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { welcomeMessages } from '../messages/welcome/catalogue.ts';
import type { WelcomeId } from '../messages/welcome/uk.ts';

type LineId = Exclude<Extract<WelcomeId, `now.${string}`>, 'now.title' | 'now.live'>;

interface Line {
  readonly icon: LucideIcon;
  readonly name: LineId;
  /** Identifier of the line, the same in both languages. */
  readonly mark: string;
  /** In kopiykas. */
  readonly amount: number;
  readonly tone: StatusTone;
  readonly state: LineId;
  /** Replaces the tone's default icon. */
  readonly stateIcon?: LucideIcon;
}

const lines: readonly Line[] = [
  {
    icon: CreditCard,
    name: 'now.counter',
    mark: '444455******1111',
    amount: 24_500,
    tone: 'positive',
    state: 'now.approved',
  },
  {
    icon: Globe,
    name: 'now.site',
    mark: 'zatyshok.ua',
    amount: 118_000,
    tone: 'positive',
    state: 'now.approved',
  },
  {
    icon: ReceiptText,
    name: 'now.receipt',
    mark: '4000123456',
    amount: 9_650,
    tone: 'positive',
    state: 'now.fiscal',
  },
  {
    icon: Gift,
    name: 'now.coffee',
    mark: 'S1K0043',
    amount: 17_300,
    tone: 'info',
    stateIcon: Plus,
    state: 'now.bonus',
  },
  {
    icon: BusFront,
    name: 'now.bus',
    mark: 'S1T0311',
    amount: 674_400,
    tone: 'positive',
    state: 'now.onRoute',
  },
];
/** Amount of the line with the gift, in kopiykas. */
const BONUS = 1_200;
const total = lines.reduce((sum, { amount }) => sum + amount, 0);

/** Decorative picture of the product: latest operations of each area. */
export function ProductPicture() {
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
          <p className="font-[650] text-2xl tabular-nums leading-8">{format.money(total)}</p>
        </div>
        <p className="flex items-center gap-2 pb-1 text-[13px] text-text-muted">
          <span className="size-2 rounded-full bg-sun" />
          {text('now.live')}
        </p>
      </div>
      <div className="*:border-border *:not-last:border-b">
        {lines.map(({ icon: Icon, name, mark, amount, tone, state, stateIcon }) => (
          <div key={name} className="flex items-start gap-3 px-4 py-3">
            <Icon size={20} className="mt-0.5 shrink-0 text-text-muted" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-[620]">{text(name)}</p>
              <p className="truncate text-[13px] text-text-muted tabular-nums">{mark}</p>
            </div>
            <div className="shrink-0 text-right">
              <p className="font-[620] tabular-nums">{format.money(amount)}</p>
              <Status tone={tone} icon={stateIcon}>
                {text(state, { bonus: format.money(BONUS) })}
              </Status>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
