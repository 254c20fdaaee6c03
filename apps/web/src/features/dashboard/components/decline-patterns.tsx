import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { dashboardMessages } from '../messages/catalogue.ts';
import type { DeclinePattern } from '../queries.ts';

/** Why cards are declined on many terminals right now; nothing where they are not. */
export function DeclinePatterns({ pollIntervalMs }: { pollIntervalMs: number }) {
  const text = useText(dashboardMessages);
  const query = useOperation('getDeclinePatterns', {}, { pollIntervalMs, isQuiet: true });
  const { data } = query;
  if (!data) return <RetryLine text={text('patterns.failed')} query={query} />;
  if (data.items.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {data.items.map((pattern) => (
        <Pattern key={pattern.response_code} pattern={pattern} at={data.at} />
      ))}
    </div>
  );
}

function Pattern({ pattern, at }: { pattern: DeclinePattern; at: string }) {
  const text = useText(dashboardMessages);
  const format = useFormat();
  const canSee = usePermissions().can('transactions_view');
  const { response_code, response, response_advice, terminals, active_terminals, declines, since } = pattern;
  const payments = {
    status: 'declined',
    response_code,
    started_from: since,
    date_from: kyivDay(since),
    date_to: kyivDay(at),
  };
  return (
    <InlineNotice
      tone="warning"
      isLive
      title={text('patterns.title', {
        code: response_code,
        terminals: format.number(terminals),
        active: format.number(active_terminals),
        count: active_terminals,
        time: format.time(since),
        response,
      })}
      actions={
        canSee ? (
          <Button size="sm" href={paths.transactions(payments)}>
            {text('patterns.show', { count: declines })}
          </Button>
        ) : undefined
      }
    >
      {response_advice}
    </InlineNotice>
  );
}
