import { AbortError, type ClientError, GenericError, isClientError } from '@kasa/client/http/errors';
import type { SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InputOf } from '#shared/query/operations.ts';
import type { Services } from '#shared/services/services.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { readSimulation } from '../../model/simulation-stream.ts';

type SimulationAsked = NonNullable<InputOf<'simulateDiscounts'>['query']>;

interface SimulationProgress {
  readonly receipts: number;
  readonly total: number;
}

type Simulation =
  | { readonly state: 'none' }
  | { readonly state: 'running' | 'stopped'; readonly progress: SimulationProgress }
  | { readonly state: 'done'; readonly result: SimulationResult }
  | { readonly state: 'failed'; readonly error: ClientError };

const NONE: Simulation = { state: 'none' };
const BEGINNING: SimulationProgress = { receipts: 0, total: 0 };

/** @throws ClientError */
async function simulate(
  client: Services['client'],
  asked: SimulationAsked,
  signal: AbortSignal,
  onProgress: (progress: SimulationProgress) => void,
): Promise<SimulationResult> {
  try {
    const stream = await client.operation('simulateDiscounts')({ query: asked }, { signal });
    return await readSimulation(stream, onProgress);
  } catch (failure) {
    if (signal.aborted) throw new AbortError({ cause: failure });
    throw isClientError(failure) ? failure : new GenericError('Unknown failure', '', { cause: failure });
  }
}

/**
 * A simulation of what is chosen. It begins by itself for what the screen is opened with, is given up when another
 * choice is made or the screen is left, and its result is shown for what it was asked for only.
 * @param asked null: nothing is chosen
 */
export function useSimulation(asked: SimulationAsked | null) {
  const { client, queryClient } = useServices();
  const key = JSON.stringify(asked);
  const [opened] = useState(key);
  const [run, setRun] = useState<{ key: string; simulation: Simulation }>({ key, simulation: NONE });
  const leaving = useRef<AbortController>(undefined);
  const begun = useRef(0);

  const start = async () => {
    if (asked === null) return;
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    const tell = (simulation: Simulation) => {
      if (!own.signal.aborted) setRun({ key, simulation });
    };
    tell({ state: 'running', progress: BEGINNING });
    begun.current += 1;
    try {
      const result = await queryClient.fetchQuery({
        queryKey: ['simulateDiscounts', asked, begun.current],
        queryFn: () =>
          simulate(client, asked, own.signal, (progress) => tell({ state: 'running', progress })),
        ...{ retry: false, gcTime: 0, meta: { isQuiet: true } },
      });
      tell({ state: 'done', result });
    } catch (error) {
      // What is no failure of the call was cancelled with all reads, as when somebody signs out.
      tell(isClientError(error) ? { state: 'failed', error } : NONE);
      own.abort();
    }
  };
  const begin = useEffectEvent(start);

  useEffect(() => {
    if (key === opened) void begin();
    return () => {
      leaving.current?.abort();
      setRun((last) => (last.simulation.state === 'running' ? { ...last, simulation: NONE } : last));
    };
  }, [key, opened]);

  const { simulation } = run.key === key ? run : { simulation: NONE };
  return {
    simulation,
    start: () => void start(),
    stop: () => {
      if (simulation.state !== 'running') return;
      leaving.current?.abort();
      setRun({ key, simulation: { ...simulation, state: 'stopped' } });
    },
  };
}
