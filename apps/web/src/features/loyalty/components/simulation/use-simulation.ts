import { type ClientError, GenericError, isClientError } from '@kasa/client/http/errors';
import type { SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InputOf } from '#shared/query/operations.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { readSimulation } from '../../model/simulation-stream.ts';

export type SimulationAsked = NonNullable<InputOf<'simulateDiscounts'>['query']>;

export interface SimulationProgress {
  readonly receipts: number;
  readonly total: number;
}

export type Simulation =
  | { readonly state: 'none' }
  | { readonly state: 'running' | 'stopped'; readonly progress: SimulationProgress }
  | { readonly state: 'done'; readonly result: SimulationResult }
  | { readonly state: 'failed'; readonly error: ClientError };

const NONE: Simulation = { state: 'none' };
const BEGINNING: SimulationProgress = { receipts: 0, total: 0 };

/**
 * A simulation of what is chosen. It begins by itself for what the screen is opened with, is given up when another
 * choice is made or the screen is left, and its result is shown for what it was asked for only.
 * @param asked null: nothing is chosen
 */
export function useSimulation(asked: SimulationAsked | null) {
  const { client, report } = useServices();
  const key = JSON.stringify(asked);
  const [opened] = useState(key);
  const [run, setRun] = useState<{ key: string; simulation: Simulation }>({ key, simulation: NONE });
  const leaving = useRef<AbortController>(undefined);

  const start = async () => {
    if (asked === null) return;
    leaving.current?.abort();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const tell = (simulation: Simulation) => {
      if (!signal.aborted) setRun({ key, simulation });
    };
    tell({ state: 'running', progress: BEGINNING });
    try {
      const stream = await client.operation('simulateDiscounts')({ query: asked }, { signal });
      const result = await readSimulation(stream, (progress) => tell({ state: 'running', progress }));
      tell({ state: 'done', result });
    } catch (failure) {
      if (signal.aborted) return;
      const error = isClientError(failure)
        ? failure
        : new GenericError('Unknown failure', '', { cause: failure });
      report(failure, { isQuiet: true });
      tell({ state: 'failed', error });
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
