import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { liveOf } from '#shared/live/live.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** Tells a person that shifts of theirs were published, while a live screen is open. */
export function PublishedNews() {
  const services = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      liveOf(services).listen((event) => {
        if (event.type !== 'schedule.published') return;
        const { user_id, week } = event.data;
        if (user_id !== services.session.current()?.user.id) return;
        import('./tell-published.ts').then(
          ({ tellPublished }) => tellPublished(services, week, navigate),
          () => undefined,
        );
      }),
    [services, navigate],
  );
  return null;
}
