import type { NamedPerson } from '@kasa/contracts/shared/person-label';
import type { RunState } from '@kasa/contracts/shared/run-values';

/** An action on many objects, one after another, of whatever kind. */
export interface Run {
  readonly id: string;
  readonly state: RunState;
  readonly total: number;
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
  /** Begun, and waiting for somebody else's answer; missing: no such run waits. */
  readonly waiting?: number | undefined;
  readonly started_by: NamedPerson;
  readonly created_at: string;
  readonly finished_at: string | null;
}

/** What became of one object. */
export interface RunItem {
  readonly id: string;
  readonly state: 'pending' | 'waiting' | 'done' | 'skipped' | 'failed';
  readonly reason: string | null;
  readonly finished_at: string | null;
}

/** What would become of one object. */
export interface PreviewItem {
  /** Why it is left out; null: it is not. */
  readonly reason: string | null;
}

/** What a run would do; it is begun with `digest`, and does that or nothing. */
export interface RunPreview<Item> {
  readonly previewed_at: string;
  readonly digest: string;
  readonly total: number;
  readonly changing: number;
  readonly left_out: readonly { readonly reason: string; readonly count: number }[];
  readonly items: readonly Item[];
  readonly page: number;
  readonly page_count: number;
}

export const isRunning = ({ state }: Pick<Run, 'state'>): boolean => state === 'running';

/** Whether something may still become of its objects. */
export const isUnsettled = (run: Pick<Run, 'state' | 'waiting'>): boolean =>
  isRunning(run) || (run.waiting ?? 0) > 0;
