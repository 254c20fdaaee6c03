import { mockControl } from '@kasa/client/mock/control';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../shared/services/use-services.tsx';

/** The mock control, typed. */
export type Control = ReturnType<typeof mockControl>;

/** What makes a fault. */
export type FaultInput = Parameters<Control['addFault']>[0]['body'];

/** `/__mock` at the address of the page (decisions §5). */
export function useControl(): Control {
  const { send } = useServices();
  return useMemo(() => mockControl({ baseUrl: window.location.origin, fetch: send }), [send]);
}

/**
 * Something of the mock's state, asked for again while it is shown.
 * @param every how often, milliseconds
 */
export function useControlState<Data>(
  name: string,
  read: (control: Control) => Promise<Data>,
  every = 2_000,
): UseQueryResult<Data> {
  const control = useControl();
  return useQuery({
    queryKey: ['mock', name],
    queryFn: () => read(control),
    refetchInterval: every,
    retry: false,
    meta: { isQuiet: true },
  });
}

/** Switches something of the mock, and looks at its state again. Changes wait for one another: clicks may be quick. */
export function useControlChange<Input = void, Data = unknown>(
  change: (control: Control, input: Input) => Promise<Data>,
) {
  const control = useControl();
  const { report } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(control, input),
    scope: { id: 'mock' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mock'] }),
    onError: (error) => report(error),
  });
}
