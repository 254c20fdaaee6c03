/** Swaps of shifts: asked by anybody for their own, agreed to by a colleague, decided by who plans. */
import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  OwnSwaps,
  ShiftSwap,
  SwapAnswer,
  SwapDecision,
  SwapOptions,
  SwapOptionsQuery,
  SwapRequest,
  SwapWithdrawal,
} from '../swaps.ts';

const own = '/api/v1/users/own-swaps';
const params = z.strictObject({ id: Id });
const assumed = 'The specification has the schedule of a point (spec §2) and shows no call.';
const codes = ['not_found', 'conflict', 'swap_impossible'] as const;
const failureDetails = { conflict: { current_version: 2 } };

const owner = {
  ...{ id: exampleIds.owner, name: 'Коваль Олена Петрівна' },
  ...{ has_namesake: false, phone_hint: null },
};
const colleague = {
  ...{ id: exampleIds.userForPhoto, name: 'Гаврилюк Оксана Степанівна' },
  ...{ has_namesake: false, phone_hint: null },
};
const on = (day: string) => ({ day: `2027-03-${day}`, from: '09:00', to: '18:00' });
const point = { id: exampleIds.point, name: 'Затишок на Городоцькій' };

const asked: z.input<typeof ShiftSwap> = {
  ...{ id: exampleIds.shiftSwapToWithdraw, version: 1, created_at: '2026-11-20T07:00:00.000Z' },
  ...{ point, requester: owner, shift: on('10'), colleague, colleague_shift: null },
  ...{ note: 'Сімейне свято', state: 'asked', decided_by: null },
};
const ofColleague: z.input<typeof ShiftSwap> = {
  ...asked,
  ...{ id: exampleIds.shiftSwapToAnswer, requester: colleague, shift: on('09'), colleague: owner },
  ...{ colleague_shift: on('11'), note: null },
};

export const listSwapOptions = operation({
  id: 'listSwapOptions',
  permission: null,
  method: 'GET',
  path: '/api/v1/users/points/{id}/swap-options',
  summary: 'With whom one’s own published shift could be swapped',
  description: 'Who works at the point, by name, with what they are published to work there.',
  params: z.strictObject({ id: Id.describe('The point of the shift') }),
  query: SwapOptionsQuery,
  data: SwapOptions,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.point },
    query: on('08'),
    data: { colleagues: [{ ...colleague, is_free: true, shifts: [on('09'), on('12')] }] },
  },
});

export const listOwnSwaps = operation({
  id: 'listOwnSwaps',
  permission: null,
  method: 'GET',
  path: own,
  summary: 'Swaps that one asks for or is asked for',
  description: 'The newest first: those that are open, and what became of the others in the last 31 days.',
  data: OwnSwaps,
  assumed,
  example: { data: { items: [asked, ofColleague] } },
});

export const askForSwap = operation({
  id: 'askForSwap',
  permission: null,
  method: 'POST',
  path: own,
  keyScope: 'user',
  summary: 'Ask a colleague to take over one’s own shift, or to swap it',
  description:
    'The colleague is told by the event `swap.changed`. Several can be asked for one shift: when one swap is approved the others lapse. A shift that is not published, has begun, is asked for of the same colleague already, or was five times, or that the colleague works as well: `swap_impossible`.',
  body: SwapRequest,
  data: ShiftSwap,
  codes: ['not_found', 'swap_impossible'],
  assumed,
  example: {
    body: {
      ...{ point_id: exampleIds.point, shift: on('08'), colleague_id: exampleIds.userForPhoto },
      ...{ colleague_shift: on('09'), note: 'Сімейне свято' },
    },
    data: { ...asked, shift: on('08'), colleague_shift: on('09') },
  },
});

export const answerSwap = operation({
  id: 'answerSwap',
  permission: null,
  method: 'POST',
  path: `${own}/{id}/answer`,
  summary: 'Agree to a swap that one is asked for, or decline it',
  description:
    'Who agreed may still decline until it is decided. Nothing changes before somebody who plans approves.',
  params,
  body: SwapAnswer,
  data: ShiftSwap,
  codes,
  failureDetails,
  assumed,
  example: {
    params: { id: exampleIds.shiftSwapToAnswer },
    body: { version: 1, agrees: true },
    data: { ...ofColleague, version: 2, state: 'agreed' },
  },
});

export const withdrawSwap = operation({
  id: 'withdrawSwap',
  permission: null,
  method: 'POST',
  path: `${own}/{id}/withdraw`,
  summary: 'Take back what one has asked for',
  description: 'Until it is decided.',
  params,
  body: SwapWithdrawal,
  data: ShiftSwap,
  codes,
  failureDetails,
  assumed,
  example: {
    params: { id: exampleIds.shiftSwapToWithdraw },
    body: { version: 1 },
    data: { ...asked, version: 2, state: 'withdrawn' },
  },
});

export const decideSwap = operation({
  id: 'decideSwap',
  permission: 'users_manage',
  method: 'POST',
  path: '/api/v1/users/swaps/{id}/decide',
  summary: 'Approve a swap that both agree to, or decline it',
  description:
    'Approved, what is published changes at once, and the plan if it has the same shifts; both people are told. Other requests for a shift that is gone lapse. Before the colleague agrees it can only be declined.',
  params,
  body: SwapDecision,
  data: ShiftSwap,
  codes,
  failureDetails,
  assumed,
  example: {
    params: { id: exampleIds.shiftSwapToDecide },
    body: { version: 1, approves: true },
    data: {
      ...ofColleague,
      ...{ id: exampleIds.shiftSwapToDecide, version: 2, shift: on('12'), colleague_shift: null },
      ...{ state: 'approved', decided_by: owner },
    },
  },
});
