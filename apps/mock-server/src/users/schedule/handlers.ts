import type { usersOperations } from '@kasa/contracts/users/operations';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import type { Handlers } from '../../http/request/handler.ts';
import { exportSchedule } from './export.ts';
import { publishSchedule, updateSchedule } from './schedule-changes.ts';
import { ownShifts, readSchedule } from './schedule-store.ts';
import { answerSwap, askForSwap, decideSwap, withdrawSwap } from './swap-changes.ts';
import { ownSwaps, swapOptions } from './swap-store.ts';
import { weekTemplateHandlers } from './week-templates.ts';

type Operations = Pick<
  typeof usersOperations,
  | Extract<keyof typeof usersOperations, `${string}Schedule` | `${string}WeekTemplate${string}`>
  | Extract<keyof typeof usersOperations, `${string}Swap${string}`>
  | 'listOwnShifts'
>;

export const scheduleHandlers: Handlers<Operations> = {
  getSchedule: (context, { params, query }) => readSchedule(context, params.id, mondayOf(query.week)),
  exportSchedule: (context, { params, query }) => exportSchedule(context, params.id, query),
  updateSchedule: (context, { params, body }) => updateSchedule(context, params.id, body),
  publishSchedule: (context, { params, body }) => publishSchedule(context, params.id, body),
  listOwnShifts: (context, { query }) => ownShifts(context, query),
  ...weekTemplateHandlers,
  listSwapOptions: (context, { params, query }) => swapOptions(context, params.id, query),
  listOwnSwaps: async (context) => ({ items: await ownSwaps(context) }),
  askForSwap: (context, { body }) => askForSwap(context, body),
  answerSwap: (context, { params, body }) => answerSwap(context, params.id, body),
  withdrawSwap: (context, { params, body }) => withdrawSwap(context, params.id, body.version),
  decideSwap: (context, { params, body }) => decideSwap(context, params.id, body),
};
