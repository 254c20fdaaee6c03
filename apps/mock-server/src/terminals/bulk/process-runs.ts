import { processRuns, type RunWorkerOptions } from '../../runs/process-runs.ts';
import { terminalRuns } from './domain.ts';

/** Works the runs over terminals only, see `processRuns`. */
export const processPendingRuns = (work: RunWorkerOptions): Promise<number> =>
  processRuns(work, [terminalRuns]);
