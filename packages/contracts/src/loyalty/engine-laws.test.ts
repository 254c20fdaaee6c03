import { describe, expect, it } from 'vitest';
import { priceReceipt } from './engine.ts';
import { drawer, drawnApplied, drawnCase, drawnPurchase, shuffled } from './engine-cases.ts';
import { type PurchaseLine, ruleReasons } from './engine-values.ts';

const CASES = 3_000;
const cases = Array.from({ length: CASES }, (_, n) => {
  const drawn = drawnCase(n, 5);
  return { ...drawn, n, outcome: priceReceipt(drawn.purchase, drawn.rules) };
});
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
/** Fails with the case's number, which draws it again. */
const holds = (n: number, isTrue: boolean) => expect([n, isTrue]).toEqual([n, true]);
const leastOf = (least: number, quantity: number) => Math.ceil((least * quantity) / 1_000);

it('the drawn cases end in every way that there is', () => {
  const seen = new Set(cases.flatMap(({ outcome }) => outcome.rules.map(({ reason }) => reason)));
  expect(ruleReasons.filter((reason) => !seen.has(reason))).toEqual([]);
  expect(cases.filter(({ outcome }) => outcome.spent > 0).length).toBeGreaterThan(100);
});

describe('whatever is bought', () => {
  it('no kopiyka is lost: lines, rules and totals add up, and nothing is negative', () => {
    for (const { n, purchase, rules, outcome } of cases) {
      const { lines } = outcome;
      expect(lines.map(({ before }) => before)).toEqual(purchase.lines.map(({ amount }) => amount));
      for (const line of lines) holds(n, line.before === line.discount + line.spent + line.amount);
      for (const name of ['before', 'discount', 'spent', 'amount'] as const)
        expect([n, name, total(lines.map((line) => line[name]))]).toEqual([n, name, outcome[name]]);
      for (const name of ['discount', 'spent', 'earned'] as const)
        expect([n, name, total(outcome.rules.map((rule) => rule[name]))]).toEqual([n, name, outcome[name]]);
      for (const { id } of rules) {
        const ofLines = total(lines.map((line) => (line.rule_id === id ? line.discount : 0)));
        expect([n, id, ofLines]).toEqual([n, id, outcome.rules.find((one) => one.rule_id === id)?.discount]);
      }
      const figures = [...lines, ...outcome.rules, outcome].flatMap((one) => Object.values(one));
      const numbers = figures.filter((value): value is number => typeof value === 'number');
      holds(
        n,
        numbers.every((value) => Number.isSafeInteger(value) && value >= 0),
      );
    }
  });

  it('every rule says what it did, and one that is not applied gave nothing', () => {
    for (const { n, rules, outcome } of cases) {
      expect(outcome.rules.map(({ rule_id }) => rule_id)).toEqual(rules.map(({ id }) => id));
      for (const { reason, discount, spent, earned } of outcome.rules)
        holds(n, (reason === 'applied') === discount + spent + earned > 0);
    }
  });

  it('no limit is passed, and no discount lowers a price below the least one', () => {
    for (const { n, purchase, rules, outcome } of cases) {
      rules.forEach((rule, place) => {
        const given = (outcome.rules[place]?.discount ?? 0) + (outcome.rules[place]?.earned ?? 0);
        const before = purchase.customer?.past[rule.id]?.given ?? 0;
        if (given === 0) return;
        holds(n, given <= (rule.max_receipt_amount ?? given));
        holds(n, before + given <= (rule.max_customer_amount ?? before + given));
        holds(n, rule.given + given <= (rule.max_total_amount ?? rule.given + given));
      });
      outcome.lines.forEach(({ before, discount, rule_id }, place) => {
        const least = rules.find(({ id }) => id === rule_id)?.least_price ?? 0;
        if (discount > 0) holds(n, before - discount >= leastOf(least, purchase.lines[place]?.quantity ?? 0));
      });
    }
  });

  it('a line has the discount that is most of those that rules give alone, the first of equal ones', () => {
    for (const { n, purchase, rules, outcome } of cases) {
      const alone = rules.map((rule) => priceReceipt(purchase, [rule]).lines);
      outcome.lines.forEach(({ discount, rule_id }, place) => {
        const claims = alone.map((lines) => lines[place]?.discount ?? 0);
        const most = Math.max(0, ...claims);
        const first = most === 0 ? null : rules[claims.indexOf(most)]?.id;
        expect([n, discount, rule_id]).toEqual([n, most, first]);
      });
    }
  });

  it('the order of lines does not matter', () => {
    for (const { n, draw, purchase, rules, outcome } of cases) {
      const lines = shuffled(draw, purchase.lines);
      const other = priceReceipt({ ...purchase, lines }, rules);
      const beside = (bought: typeof lines, priced: typeof outcome.lines) =>
        bought.map((line, place) => JSON.stringify([line, priced[place]])).toSorted();
      expect([n, { ...other, lines: beside(lines, other.lines) }]).toEqual([
        ...[n, { ...outcome, lines: beside([...purchase.lines], outcome.lines) }],
      ]);
    }
  });

  it('the order of rules changes no amount', () => {
    for (const { n, draw, purchase, rules, outcome } of cases) {
      const other = priceReceipt(purchase, shuffled(draw, rules));
      const amounts = ({ lines, rules: _, ...totals }: typeof outcome) => ({
        ...{ n, ...totals, lines: lines.map(({ rule_id, ...line }) => line) },
      });
      expect(amounts(other)).toEqual(amounts(outcome));
    }
  });

  it('more bonuses spent never mean more to pay, never more than wished and owned, never all of it', () => {
    for (const { n, draw, purchase, rules, outcome } of cases) {
      const more = priceReceipt({ ...purchase, spend: purchase.spend + 1 + draw(500) }, rules);
      holds(n, more.amount <= outcome.amount);
      holds(n, outcome.spent <= Math.min(purchase.spend, purchase.customer?.balance ?? 0));
      holds(n, outcome.before === outcome.discount || outcome.amount > 0);
    }
  });

  it('what is asked stays as it was, and asked again it says the same', () => {
    for (const { purchase, rules, outcome } of cases) {
      const asked = structuredClone({ purchase, rules });
      expect(priceReceipt(purchase, rules)).toEqual(outcome);
      expect({ purchase, rules }).toEqual(asked);
    }
  });
});

it('a step from X to Y is a fixed discount with the hours from X to Y', () => {
  let applied = 0;
  for (let seed = 0; seed < CASES; seed += 1) {
    const { rules, purchase } = drawnCase(20_000 + seed, 1);
    const from_time = ['22:00', '09:00', '11:31'][seed % 3] ?? '';
    const to_time = ['04:00', '17:00', '11:31'][seed % 3] ?? '';
    const [rule] = rules;
    if (rule === undefined) continue;
    const step = { from_time, to_time, percent_bp: 1 + (seed % 10_000) };
    const fixed = { type: 'fixed', percent_bp: step.percent_bp, amount: null } as const;
    const dynamic = { type: 'dynamic' as const, by: 'time' as const, amount_steps: [], time_steps: [step] };
    const byTerms = priceReceipt(purchase, [{ ...rule, from_time, to_time, rule: fixed }]);
    const byStep = priceReceipt(purchase, [{ ...rule, from_time: null, to_time: null, rule: dynamic }]);
    expect([seed, byStep]).toEqual([seed, byTerms]);
    applied += byStep.discount > 0 ? 1 : 0;
  }
  expect(applied).toBeGreaterThan(300);
});

it('whole pieces cost together the same on one line and on several', () => {
  let applied = 0;
  for (let seed = 0; seed < CASES; seed += 1) {
    const { draw, rules, purchase } = drawnCase(40_000 + seed, 1);
    const every = 2 + draw(3);
    const percent_bp = 1 + draw(10_000);
    const pieces = rules.map((rule) => ({
      ...{ ...rule, rule: { type: 'by_purchase_count', every, counts: 'pieces', percent_bp } as const },
    }));
    const isWhole = (line: PurchaseLine) => line.is_by_piece && line.quantity % 1_000 === 0;
    const lines = purchase.lines.flatMap((line) => {
      const count = isWhole(line) ? line.quantity / 1_000 : 1;
      const quantity = line.quantity / count;
      return Array.from({ length: count }, (_, n) => ({
        ...{ ...line, quantity, amount: Math.floor((line.amount + n) / count) },
      }));
    });
    const { lines: _, ...together } = priceReceipt({ ...purchase, spend: 0 }, pieces);
    const { lines: apart, ...split } = priceReceipt({ ...purchase, lines, spend: 0 }, pieces);
    expect([seed, split]).toEqual([seed, together]);
    applied += split.discount > 0 && apart.length > purchase.lines.length ? 1 : 0;
  }
  expect(applied).toBeGreaterThan(300);
});

it('over many purchases every N-th piece is cheaper, none is forgotten and none counts twice', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const draw = drawer(seed * 104_729);
    const every = 2 + draw(6);
    const rule = {
      ...drawnApplied(draw, 'r'),
      ...{ rule: { type: 'by_purchase_count', every, counts: 'pieces', percent_bp: 10_000 } as const },
      ...{ from_day: null, to_day: null, from_time: null, to_time: null, excluded_terminal_ids: [] },
      ...{ week_days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies string[] },
      ...{ is_everywhere: true, is_for_all_goods: true, least_price: 0, given: 0 },
      ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
    };
    let past = { receipts: 0, pieces: 0, given: 0 };
    let [free, bought] = [0, 0];
    for (let visit = 0; visit < 8; visit += 1) {
      // Pieces of one hryvnia each: what is given counts them.
      const lines = drawnPurchase(draw, []).lines.map((line) => {
        const pieces = line.is_by_piece ? Math.max(1, Math.floor(line.quantity / 1_000)) : 1;
        bought += pieces;
        return { ...line, amount: pieces * 100 };
      });
      const customer = { balance: 0, past: { r: past } };
      const { discount, rules } = priceReceipt({ ...drawnPurchase(draw, []), lines, customer, spend: 0 }, [
        rule,
      ]);
      free += discount / 100;
      const counted = rules[0]?.counted ?? past;
      past = { ...counted, given: past.given + discount };
      expect(rules[0]?.missing).toBe(every - (bought % every));
    }
    expect([seed, free, past.pieces]).toEqual([seed, Math.floor(bought / every), bought]);
  }
});
