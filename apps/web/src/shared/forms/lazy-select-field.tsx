import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import type { SelectFieldProps } from '@kasa/ui/select-field';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect } from 'react';

const selectCode = onDemand(() => import('@kasa/ui/select-field'));

/**
 * A SelectField whose code is fetched when it first shows, for lists: there it stands behind the press of a filter, and
 * weighs as much as the rest of the list.
 */
export function LazySelectField(props: SelectFieldProps) {
  const code = useOnDemand(selectCode);
  useEffect(() => {
    void selectCode.load();
  }, []);
  return code ? <code.SelectField {...props} /> : <Skeleton height="62px" />;
}
