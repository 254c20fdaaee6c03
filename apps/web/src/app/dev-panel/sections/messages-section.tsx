import { Button } from '@kasa/ui/button';
import { EmptyState } from '@kasa/ui/empty-state';
import { Copy, MessageSquare } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { devPanelCatalogue } from '../messages.ts';
import { useMockState } from '../use-mock-control.ts';
import { MockServerUnreachable } from './mock-server-unreachable.tsx';

export function MessagesSection() {
  const text = useText(devPanelCatalogue);
  const format = useFormat();
  const copy = useCopyText();
  const { data, isError } = useMockState('messages', (control) => control.listMessages({ query: {} }));
  const factors = useMockState('second-factors', (control) => control.listSecondFactors({ query: {} }));
  if (isError) return <MockServerUnreachable />;
  if (data?.items.length === 0 && !factors.data?.items.length) {
    return (
      <EmptyState icon={MessageSquare} title={text('messages.empty')} text={text('messages.emptyText')} />
    );
  }
  return (
    <>
      <ul className="mb-4 flex flex-col gap-2 empty:hidden">
        {factors.data?.items.map(({ phone, code }) => (
          <li key={phone}>
            <p className="text-text-muted text-xs figures">
              {text('factors.of', { phone: format.phone(phone) })}
            </p>
            <p className="mt-1">
              {code === null ? (
                text('factors.wait')
              ) : (
                <Button size="sm" onPress={() => copy(code)}>
                  <Copy aria-hidden size={16} />
                  {text('messages.copy', { code })}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-4">
        {data?.items.map((message) => (
          <li key={message.id}>
            <p className="flex justify-between gap-2 text-text-muted text-xs figures">
              <span>{format.phone(message.phone)}</span>
              <span>{format.time(message.at)}</span>
            </p>
            <p className="mt-1 whitespace-pre-line">{message.text}</p>
            {message.code === null ? null : (
              <p className="mt-2">
                <Button size="sm" onPress={() => copy(message.code ?? '')}>
                  <Copy aria-hidden size={16} />
                  {text('messages.copy', { code: message.code })}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
