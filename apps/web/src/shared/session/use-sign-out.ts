import { useServices } from '../services/use-services.tsx';

/** Signs out: here at once and also without a connection (spec §4: local storage is cleared); the server is told. */
export function useSignOut(): () => void {
  const { client, session } = useServices();
  return () => {
    // Whether the server hears of it or not, nobody is signed in here any more; it ends idle sessions by itself.
    client
      .operation('signOut')()
      .catch(() => undefined);
    session.clear();
  };
}
