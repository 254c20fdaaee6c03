import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Redirects on every arrival. `<Navigate>` does so once per `to`: after an early return the page stays empty.
 */
export function RedirectOnArrival({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  // The location object changes on every arrival, also at the same address.
  useEffect(() => void navigate(to, { replace: true }), [location, to, navigate]);
  return null;
}
