import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * In place of a screen that is not for whoever came: leads on to another address each time somebody arrives. Not
 * `<Navigate>`, which leads on once for each `to`: whoever comes back before the other screen stands would find an
 * empty page and stay there.
 */
export function RedirectOnArrival({ to }: { to: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  // The location is what makes an arrival: the same address reached anew is another one.
  useEffect(() => void navigate(to, { replace: true }), [location, to, navigate]);
  return null;
}
