import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import type { SelectFieldProps } from '@kasa/ui/select-field';
import { Skeleton } from '@kasa/ui/skeleton';
import { useEffect } from 'react';

const selectCode = onDemand(() => import('@kasa/ui/select-field'));

/** SelectField loaded on first render: in lists it is behind a filter button, and heavy. */
export function LazySelectField(props: SelectFieldProps) {
  const code = useOnDemand(selectCode);
  useEffect(() => {
    void selectCode.load();
  }, []);
  return code ? <code.SelectField {...props} /> : <Skeleton height="62px" />;
}
