import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as users } from '@kasa/contracts/users/operations';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

const { createWeekTemplate, listWeekTemplates, exportSchedule } = users;
const { askForSwap, answerSwap, withdrawSwap, decideSwap, listSwapOptions } = users;
const { shift } = askForSwap.example.body;
/** On which a colleague works. */
const day = '2027-03-09';

const withdrawn = (db: Db) => db.updateTable('shift_swaps').set({ state: 'withdrawn' }).execute();

/** How swaps and templates of weeks earn their own codes. */
export const scheduleCodes: FailureCases = {
  'createWeekTemplate not_found': exampleWith(createWeekTemplate, { body: { point_id: UNKNOWN_ID } }),
  'listWeekTemplates not_found': exampleWith(listWeekTemplates, { query: { point_id: UNKNOWN_ID } }),
  'exportSchedule not_found': exampleWith(exportSchedule, { params: { id: UNKNOWN_ID } }),
  'listSwapOptions not_found': exampleWith(listSwapOptions, { query: { day } }),
  'askForSwap not_found': exampleWith(askForSwap, { body: { colleague_id: UNKNOWN_ID } }),
  'askForSwap swap_impossible': exampleWith(askForSwap, { body: { shift: { ...shift, day } } }),
  'answerSwap swap_impossible': exampleWith(answerSwap, {}, withdrawn),
  'withdrawSwap swap_impossible': exampleWith(withdrawSwap, {}, withdrawn),
  'decideSwap swap_impossible': exampleWith(decideSwap, { params: { id: ids.shiftSwapToAnswer } }),
};
