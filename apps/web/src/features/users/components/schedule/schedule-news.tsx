import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveOf } from '#shared/live/live.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** Tells a person that shifts of theirs were published, or what others do about swaps of them, while a live screen is open. */
export function ScheduleNews() {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      liveOf(services).listen((event) => {
        if (event.type !== 'schedule.published' && event.type !== 'swap.changed') return;
        const me = services.session.current()?.user.id;
        if (event.data.user_id !== me) return;
        // What one has done oneself is known.
        if (event.type === 'swap.changed' && event.data.by_id === me) return;
        import('./tell-schedule-news.ts').then(
          ({ tellPublished, tellSwap }) =>
            event.type === 'swap.changed'
              ? tellSwap(services, event.data.state, navigate)
              : tellPublished(services, event.data.week, navigate),
          () => undefined,
        );
      }),
    [services, navigate],
  );
  return null;
}
