import { FAILING_COUNTED } from '@kasa/contracts/terminals/callback-delivery-values';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Link } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { callbacksMessages } from '../../messages/callbacks/catalogue.ts';

/** Terminals that are named. */
const MAX_NAMED = 3;

/** Terminals whose callbacks do not arrive, each leading to its own. */
export function FailingEndpoints() {
  const text = useText(callbacksMessages);
  const format = useFormat();
  const query = useOperation('listFailingEndpoints', {}, { isQuiet: true });
  const about = (host: string, since: string, count: number) =>
    count < FAILING_COUNTED
      ? text('failing.about', { host, since, count })
      : text('failing.aboutMany', { host, since, count: format.number(count) });
  const { items, total } = query.data ?? { items: [], total: 0 };
  if (items.length === 0) return <RetryLine query={query} />;
  return (
    <div className="mb-4">
      <InlineNotice tone="danger" title={text('failing.title')}>
        <ul>
          {items.slice(0, MAX_NAMED).map(({ terminal, host, since, waiting, given_up }) => (
            <li key={terminal.id}>
              <Link
                to={paths.ecommCallbacks({ terminal_id: terminal.id, created_since: since })}
                className="text-accent-text underline underline-offset-2 hover:no-underline"
              >
                {`${terminal.name}, ${terminal.number}`}
              </Link>
              {` ${about(host, format.dateTime(since), waiting + given_up)}`}
            </li>
          ))}
          {total > MAX_NAMED ? <li>{text('failing.more', { count: total - MAX_NAMED })}</li> : null}
        </ul>
      </InlineNotice>
    </div>
  );
}
