import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { StatCard, StatGroup } from '@kasa/ui/stat-card';
import { Ban, CircleDashed, type LucideIcon, Smartphone, Wifi, WifiOff } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { compareFigures } from '#shared/report/comparison.ts';
import { FigureLink } from '#shared/report/figure-link.tsx';
import { Trend } from '#shared/report/trend.tsx';
import { Section } from '#shared/title/section.tsx';
import { dashboardMessages } from '../messages/catalogue.ts';
import { offlineTerminalsUrl } from '../model/attention.ts';
import type { Dashboard } from '../queries.ts';

type Sales = Dashboard['sales'];

export function SalesFigures({ sales }: { sales: Sales }) {
  const text = useText(dashboardMessages);
  return (
    <Section title={text('sales.title')}>
      <dl aria-label={text('sales.title')} className="grid gap-4 max-md:gap-3 md:grid-cols-2">
        <Period name="today" sales={sales.today} />
        <Period name="month" sales={sales.month} />
      </dl>
    </Section>
  );
}

function Period({ name, sales }: { name: keyof Sales; sales: Sales['today'] }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  return (
    <StatCard
      label={text(`sales.${name}`)}
      value={format.money(sales.amount)}
      hint={
        <>
          <span className="block">
            {text('sales.net')} · {text('sales.payments', { count: sales.payments })}
          </span>
          <Compared name={name} sales={sales} />
        </>
      }
    />
  );
}

function Compared({ name, sales: { amount, previous } }: { name: keyof Sales; sales: Sales['today'] }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const comparison = compareFigures(amount, previous?.amount ?? null);
  const values = {
    percent: format.number('percent' in comparison ? comparison.percent : null),
    amount: format.money(previous?.amount ?? null),
  };
  return <Trend kind={comparison.kind}>{text(`sales.${name}.${comparison.kind}`, values)}</Trend>;
}

export function TerminalFigures({ terminals }: { terminals: Dashboard['terminals'] }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const { total, added, active, blocked, online } = terminals;
  const missing = usePermissions().writeDenialReason('add_terminal');
  if (total === 0) {
    return (
      <Section title={text('terminals.title')}>
        <EmptyState
          icon={Smartphone}
          title={text('terminals.none')}
          actions={
            <Button href={paths.terminalCreate()} disabledReason={missing}>
              {text('terminals.add')}
            </Button>
          }
        />
      </Section>
    );
  }
  const figure = (label: string, count: number, icon: LucideIcon, href: string, hint?: string) => (
    <StatCard
      label={label}
      icon={icon}
      hint={hint}
      value={<FigureLink to={href}>{format.number(count)}</FigureLink>}
    />
  );
  const onlineHint = text('terminals.onlineHint', { active: format.number(active) });
  const onlineHref = paths.terminals({ status: 'active', connectivity: 'online' });
  return (
    <Section title={text('terminals.title')}>
      <StatGroup label={text('terminals.title')}>
        {figure(text('terminals.online'), online, Wifi, onlineHref, onlineHint)}
        {figure(text('terminals.offline'), active - online, WifiOff, offlineTerminalsUrl(), onlineHint)}
        {figure(text('terminals.added'), added, CircleDashed, paths.terminals({ status: 'added' }))}
        {figure(text('terminals.blocked'), blocked, Ban, paths.terminals({ status: 'blocked' }))}
        {figure(text('terminals.all'), total, Smartphone, paths.terminals({ view: 'all' }))}
      </StatGroup>
    </Section>
  );
}
