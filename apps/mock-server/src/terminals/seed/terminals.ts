import { RECEIVER_HOST } from '@kasa/contracts/mock/callbacks';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import {
  ONLINE_TIMEOUT_SECONDS,
  type TerminalKind,
  type TerminalState,
} from '@kasa/contracts/terminals/terminal-status';
import type { Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { type SeedContext, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { sortKey } from '../../db/text.ts';
import { templateSeeds } from './data/templates.ts';
import { modelsOf } from './models.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Fixed {
  readonly id: string;
  readonly status: TerminalState;
}

/** By their place among the e-commerce terminals, whose numbers differ from seed to seed. */
const ecommExamples: Readonly<Record<number, string>> = {
  4: exampleIds.ecommTerminalWithOverlap,
  9: exampleIds.ecommTerminal,
  17: exampleIds.ecommTerminalForPhrase,
  23: exampleIds.ecommTerminalToSwitch,
};

const examples: Readonly<Record<string, Fixed>> = {
  S1100101: { id: exampleIds.terminal, status: 'active' },
  S1100105: { id: exampleIds.terminalToActivate, status: 'added' },
  S1100281: { id: exampleIds.terminalWithCash, status: 'active' },
  S1100106: { id: exampleIds.terminalWithCode, status: 'added' },
  S1100107: { id: exampleIds.terminalToRelease, status: 'added' },
  S1001206: { id: exampleIds.terminalToEdit, status: 'active' },
};

/** Plan keys of two terminals at points: one activated but never online, and one with an unstable connection. */
const NOT_SWITCHED_ON = 11;
const FLAPPING = 17;

export interface TerminalPlan {
  readonly number: string;
  readonly key: string | number;
  readonly kind: TerminalKind;
  readonly name: string;
  readonly pointId: string | null;
  readonly vehicleId: string | null;
  readonly site?: { readonly nth: number; readonly website: string };
}

function exampleOf({ number, site }: TerminalPlan): Fixed | undefined {
  const id = site && ecommExamples[site.nth];
  return id === undefined ? examples[number] : { id, status: 'active' };
}

/** @param templates ids by key */
export function terminalRow(
  origin: SeedContext,
  plan: TerminalPlan,
  templates: ReadonlyMap<string, string>,
): Row<'terminals'> {
  const { number, kind, name } = plan;
  const example = origin.merchant === exampleIds.merchant ? exampleOf(plan) : undefined;
  const of = (field: string) => origin.draw('terminal', plan.key, field);
  const chance = (field: string) => of(field).number.float();
  const digits = number.slice(1);
  const models = modelsOf[kind];
  const model = example === undefined ? of('model').helpers.arrayElement(models) : models[0];
  const serial = `${model.serial}-${digits}`;
  const row = seedRowColumns(origin, 'terminal', plan.key, example?.id);
  const isOddOne = plan.key === NOT_SWITCHED_ON || plan.key === FLAPPING;
  const status = example?.status ?? (isOddOne ? 'active' : statusOf(chance('status')));
  const website = plan.site?.website ?? (number === 'S1100101' ? 'https://zatyshok.example.com' : null);
  const testShare = status === 'added' ? 0.3 : 0.06;
  return {
    ...row,
    ...timesOf(origin, plan, status, row.created_at, example !== undefined),
    point_id: plan.pointId,
    template_id: example === undefined ? templateOf(kind, chance('template'), templates) : null,
    vehicle_id: plan.vehicleId,
    release_reason: null,
    number,
    ptks_id: `PT-${digits}`,
    ...{ name, name_key: sortKey(name), serial, model: model.name, kind, status },
    test_mode: example === undefined && chance('test') < testShare ? 1 : 0,
    website,
    extra_info: chance('extra') < 0.05 && example === undefined ? 'Гарантія до кінця року' : null,
    secret_key_phrase: kind === 'ptks' ? null : `демо-фраза ${number}`,
    ...previousPhrase(origin, number, example?.id),
    settings: JSON.stringify(
      example === undefined ? ownSettings(chance('own')) : (settingsOfExamples[example.id] ?? {}),
    ),
    settings_changed_at: row.created_at,
    blocked_by: status === 'blocked' ? (chance('blocker') < 0.4 ? 'merchant' : 'acquirer') : null,
    update_requested_at: null,
    ...{ day_sales: '', cash_inside: 0 },
    config_address: null,
    search: searchColumn('terminals', number, name, serial, `PT-${digits}`, website),
  };
}

function statusOf(chance: number): TerminalState {
  if (chance < 0.07) return 'added';
  return chance < 0.12 ? 'blocked' : 'active';
}

function templateOf(kind: TerminalKind, chance: number, templates: ReadonlyMap<string, string>) {
  const template = templateSeeds.find((seed) => seed.kind === kind);
  if (template === undefined || chance * 100 >= template.share) return null;
  return templates.get(template.key) ?? null;
}

const settingsOfExamples: Readonly<Record<string, SomeTerminalSettingsEntity>> = {
  [exampleIds.terminal]: { connection_type: 'wifi', sync_seconds: 120 },
  [exampleIds.ecommTerminal]: {
    merchant_commission_bp: 190,
    max_amount: 5_000_000,
    callback_endpoint: `https://${RECEIVER_HOST}/orders`,
    callback_signature_template: '{{order_id}}|{{amount_kopiykas}}|{{status}}|{{sent_at}}',
  },
};

/** The phrase before of the one whose phrase was replaced an hour ago. */
function previousPhrase({ now }: SeedContext, number: string, id: string | undefined) {
  if (id !== exampleIds.ecommTerminalWithOverlap)
    return { previous_key_phrase: null, previous_key_phrase_until: null };
  const until = new Date(now.getTime() + (SECRET_OVERLAP_HOURS - 1) * HOUR).toISOString();
  return { previous_key_phrase: `давня демо-фраза ${number}`, previous_key_phrase_until: until };
}

function ownSettings(chance: number): SomeTerminalSettingsEntity {
  if (chance < 0.12) return { connection_type: 'wifi' };
  if (chance < 0.18) return { connection_type: 'mobile', sync_seconds: 600 };
  if (chance < 0.22) return { merchant_commission_bp: 145 };
  if (chance < 0.25) return { print_receipt: false };
  return {};
}

type Times = Pick<
  Row<'terminals'>,
  | 'activated_at'
  | 'online_until'
  | 'last_started_at'
  | 'settings_taken_at'
  | 'side'
  | 'side_since'
  | 'side_changes'
  | 'is_unstable'
  | 'side_history'
>;

const calm = { side_since: null, side_changes: '[]', side_history: '[]', is_unstable: 0 } as const;

/** Minutes before the seed's moment at which it went online or offline: often enough to be unstable. */
const FLAPS = [28, 22, 15, 9, 3];

const minutesAgo = (now: number, minutes: readonly number[]) =>
  JSON.stringify(minutes.map((ago) => new Date(now - ago * MINUTE).toISOString()));

const flapping = (now: number): Pick<Times, keyof typeof calm> => ({
  side_since: new Date(now + DAY).toISOString(),
  side_changes: minutesAgo(now, FLAPS),
  side_history: minutesAgo(now, [34, ...FLAPS]),
  is_unstable: 1,
});

/** An online terminal was away once or twice in the last day, or not at all; an offline one still is. */
function historyOf(now: number, isOnline: boolean, seen: number, chance: number): string {
  const silent = Math.round((now - seen) / MINUTE) - ONLINE_TIMEOUT_SECONDS / 60;
  if (!isOnline) return silent < DAY / MINUTE ? minutesAgo(now, [silent]) : '[]';
  const away = [980, 980 - Math.ceil(chance * 120), 310, 310 - Math.ceil(chance * 40)];
  return chance < 0.45 ? '[]' : minutesAgo(now, chance < 0.85 ? away.slice(2) : away);
}

function timesOf(
  { now, draw }: SeedContext,
  { key }: TerminalPlan,
  status: TerminalState,
  createdAt: string,
  isExample: boolean,
): Times {
  if (status === 'added') {
    const never = { activated_at: '', online_until: '', last_started_at: null, settings_taken_at: null };
    return { ...never, ...calm, side: 'offline' };
  }
  const of = (field: string) => draw('terminal', key, field).number;
  const between = (from: number, to: number, field: string) =>
    from + Math.floor((to - from) * of(field).float());
  const iso = (time: number) => new Date(time).toISOString();
  const created = Date.parse(createdAt);
  const activated = isExample
    ? created + 49.5 * HOUR
    : between(created + HOUR, created + 3 * DAY, 'activated');
  if (key === NOT_SWITCHED_ON) {
    const lately = Math.max(activated, now.getTime() - 30 * HOUR);
    const never = { online_until: '', last_started_at: null, settings_taken_at: null };
    return { activated_at: iso(lately), ...never, ...calm, side: 'offline' };
  }
  const isFlapping = key === FLAPPING;
  const isOnline = status === 'active' && (isExample || isFlapping || of('online').float() < 0.84);
  const away = of('away').float() ** 4 * 20 * DAY + 6 * MINUTE;
  const seen = Math.max(activated, now.getTime() - (status === 'blocked' ? away + 3 * DAY : away));
  // Online for the day after the seed: no real terminal reports to a demo.
  const until = isOnline ? now.getTime() + DAY : seen;
  const present = isOnline ? now.getTime() : seen;
  const started = isExample
    ? present - 19 * MINUTE
    : between(Math.max(activated, present - 9 * DAY), present, 'started');
  const hasTaken = isExample || of('taken').float() < 0.93;
  return {
    activated_at: iso(activated),
    online_until: iso(until),
    last_started_at: iso(started),
    settings_taken_at: hasTaken ? iso(started) : null,
    ...(isFlapping
      ? flapping(now.getTime())
      : { ...calm, side_history: historyOf(now.getTime(), isOnline, seen, of('away lately').float()) }),
    side: isOnline ? 'online' : 'offline',
  };
}
