import { mockControl } from '@kasa/client/mock/control';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../shared/services/use-services.tsx';

export type MockControl = ReturnType<typeof mockControl>;

export type FaultInput = Parameters<MockControl['addFault']>[0]['body'];

/** Client of `/__mock` on the page's origin (decisions §5). */
export function useMockControl(): MockControl {
  const { send } = useServices();
  return useMemo(() => mockControl({ baseUrl: window.location.origin, fetch: send }), [send]);
}

/** @param every polling interval, milliseconds */
export function useMockState<Data>(
  name: string,
  read: (control: MockControl) => Promise<Data>,
  every = 2_000,
): UseQueryResult<Data> {
  const control = useMockControl();
  return useQuery({
    queryKey: ['mock', name],
    queryFn: () => read(control),
    refetchInterval: every,
    retry: false,
    meta: { isQuiet: true },
  });
}

/** Changes the mock's state and invalidates what is shown of it. The scope runs changes one after another. */
export function useMockChange<Input = void, Data = unknown>(
  change: (control: MockControl, input: Input) => Promise<Data>,
) {
  const control = useMockControl();
  const { report } = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(control, input),
    scope: { id: 'mock' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['mock'] }),
    onError: (error) => report(error),
  });
}
