import { useEffect, useState } from 'react';

/** Whether something has been so for `ms` milliseconds: what is over sooner is not shown. */
export function useHasLasted(isSo: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isSo, ms]);
  return hasLasted;
}
