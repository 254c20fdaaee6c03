import { type MockFault, type MockFaultInput, mockFaultDefaults } from '@kasa/contracts/mock/operations';
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { FaultPlan, InjectedFault } from '../http/request/fault.ts';

type Fault = z.output<typeof MockFault>;

const EVERY = '*';
const DEFAULT_CODE: FailureCodeName = 'internal';
const DEFAULT_LATENCY_MS = 1000;

function injectedFault({ kind, latency_ms, code, details }: Fault): InjectedFault {
  if (kind === 'latency') return { kind, milliseconds: latency_ms ?? DEFAULT_LATENCY_MS };
  if (kind === 'drop') return { kind };
  return { kind, code: (code ?? DEFAULT_CODE) as FailureCodeName, details };
}

/** The active faults, in order of activation; in memory only. */
export class Faults {
  #faults: Fault[] = [];

  list(): Fault[] {
    return [...this.#faults];
  }

  add(input: z.output<typeof MockFaultInput>): Fault {
    const fault = { ...mockFaultDefaults, ...input, id: v7() } as Fault;
    this.#faults.push(fault);
    return fault;
  }

  clear(): void {
    this.#faults = [];
  }

  /** Chooses the faults of a request and decrements their counters. The mock control itself gets none. */
  planFor(op: Operation, merchantId: string | undefined): FaultPlan | undefined {
    if (this.#faults.length === 0 || op.domain === 'mock') return undefined;
    const hits = this.#faults.filter(
      (fault) =>
        (fault.operation === EVERY || fault.operation === op.id) &&
        (fault.merchant_id === null || fault.merchant_id === merchantId) &&
        Math.random() < fault.probability,
    );
    for (const fault of hits) if (fault.times !== null) fault.times -= 1;
    this.#faults = this.#faults.filter((fault) => fault.times !== 0);
    const chosen = (after: boolean) =>
      hits.filter((fault) => fault.after_handler === after).map(injectedFault);
    return { before: chosen(false), after: chosen(true) };
  }
}
