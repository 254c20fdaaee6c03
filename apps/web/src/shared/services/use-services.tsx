import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { SessionData } from '../session/session-data.ts';
import type { Services } from './services.ts';

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nProvider store={services.locale}>{children}</I18nProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider around it');
  return services;
}

/** The current session, or null; re-renders on changes. */
export function useSession(): SessionData | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.current);
}
