import { CircleAlert } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { routesMessages } from '../../messages/routes/catalogue.ts';

/** Errors of the list of stops, and of single stops from the server. */
export function StopsError({ id, error }: { id: string; error: unknown }) {
  const text = useText(routesMessages);
  const own = messageIn(error);
  const ofStops = Array.isArray(error)
    ? error.flatMap((stop: unknown, index) => {
        const message = messageIn(stop);
        return message === null ? [] : [`${text('stops.editTitle', { position: index + 1 })}: ${message}`];
      })
    : [];
  const messages = own === null ? ofStops : [own];
  return (
    <div id={id} role="alert" className="empty:hidden">
      {messages.map((message) => (
        <p key={message} className="flex items-start gap-1.5 text-[13px] text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {message}
        </p>
      ))}
    </div>
  );
}

/** First message in a nested error of react-hook-form. */
function messageIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || Array.isArray(error)) return null;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? null : messageIn(inner);
    if (message !== null) return message;
  }
  return null;
}
