import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { dashboardMessages } from '../messages/catalogue.ts';
import { attentionGroups } from '../model/attention.ts';
import type { Dashboard } from '../queries.ts';
import { Section } from './section.tsx';

export function AttentionList({ dashboard }: { dashboard: Dashboard }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const all = attentionGroups(dashboard);
  return (
    <Section title={text('attention.title')}>
      {all.length === 0 ? (
        <p className="flex items-center gap-2 text-text-muted">
          <CircleCheck size={20} aria-hidden className="shrink-0 text-positive" />
          {text('attention.none')}
        </p>
      ) : (
        <ul className="rounded-lg border border-border bg-surface">
          {all.map(({ id, count, isCapped, href }) => (
            <li key={id} className="border-border border-b last:border-b-0">
              <Link
                to={href}
                className="flex min-h-12 items-center gap-3 rounded-lg px-4 py-2 text-text no-underline hover:bg-surface-raised"
              >
                <span className="min-w-0 flex-1">{text(`attention.${id}`)}</span>
                <span className="font-semibold tabular-nums">
                  {isCapped
                    ? text('attention.capped', { total: format.number(count) })
                    : format.number(count)}
                </span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
