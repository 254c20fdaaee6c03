/** What terminals ask and do. They have no session, and sign as they do for their settings. */
import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { exampleTerminalHeaders, TerminalHeaders } from '../../shared/terminal-headers.ts';
import { QUOTE_MINUTES } from '../bonus-values.ts';
import { CommitInput, LoyaltyCommit, LoyaltyQuote, QuoteInput, ReleaseInput } from '../quotes.ts';

const terminalCodes = [
  ...(['terminal_not_authenticated', 'terminal_time_wrong'] as const),
  ...(['terminal_not_active', 'terminal_blocked'] as const),
] as const;
const assumed =
  'What is asked and answered, and in which order: the specification names discounts and bonuses alone (spec §1, §2).';

const quote = { before: 13_000, discount: 1_300, spent: 0, amount: 11_700, earned: 0 };
const nobody = { available: 0, waiting: 0 };

export const quoteLoyalty = operation({
  id: 'quoteLoyalty',
  session: false,
  method: 'POST',
  path: '/api/v1/loyalty/quote',
  summary: 'What a receipt costs with the discounts that are on, asked for by a terminal',
  description: [
    'For terminals, not for people; see “Requests of a terminal”. Ask for the whole receipt, not line by line: discounts go by what is bought together.',
    `Nothing is given or spent by it. It holds for ${QUOTE_MINUTES} minutes: within them \`commitLoyalty\` charges exactly this, whatever happens to the discounts meanwhile. Asked again, it is a new quote.`,
    'Somebody unknown, a forgotten customer and a customer of somebody else are answered alike: `customer` is null. Such look-ups are counted by terminal, merchant and address, and wait when there are too many.',
  ].join('\n\n'),
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: QuoteInput,
  data: LoyaltyQuote,
  codes: [...terminalCodes],
  assumed,
  example: {
    headers: exampleTerminalHeaders('e86e8d28a0b095adfa7020c1082c9e4c1c2b4a26fb736403fc73beb767eb8619'),
    body: {
      lines: [{ article: '400101', quantity: 2_000, amount: 13_000 }],
      customer: { by: 'phone', phone: '+380671112233' },
      ...{ has_consent: false, spend: 0 },
    },
    data: {
      ...{ id: exampleIds.loyaltyQuote, holds_until: '2026-11-20T09:15:00.000Z' },
      customer: { number: '4820010017', available: 12_500, waiting: 1_500 },
      ...quote,
      lines: [{ before: 13_000, discount: 1_300, spent: 0, amount: 11_700 }],
      rules: [
        {
          ...{ discount_id: exampleIds.discount, name: 'Чай і кава зранку', reason: 'applied' },
          ...{ discount: 1_300, earned: 0, spent: 0, missing: null },
        },
      ],
    },
  },
});

export const commitLoyalty = operation({
  id: 'commitLoyalty',
  session: false,
  method: 'POST',
  path: '/api/v1/loyalty/commit',
  summary: 'Charge a quote: discounts and bonuses are given and spent, before the rest is paid',
  description: [
    'Once for each quote: asked again, it answers the same, and does nothing. `amount` is what is to be paid now; a payment that fails is followed by `releaseLoyalty`.',
    'What the quote said is charged, or nothing: where the customer has spent bonuses meanwhile, counts have moved on or a limit was used up by others, the answer is `quote_outdated`, and after its minutes `quote_expired`. Ask for a new one then.',
    'A refund of the payment takes back what was earned and gives back what was spent, in proportion and in the same transaction; what the customer has no bonuses for is taken as soon as they come back.',
  ].join('\n\n'),
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: CommitInput,
  data: LoyaltyCommit,
  codes: [...terminalCodes, 'not_found', 'quote_expired', 'quote_outdated'],
  assumed,
  example: {
    headers: exampleTerminalHeaders('72024f80266ff951bf255fb856c8b7cd27c914e2c8d82845fbe1f1a835f70893'),
    body: { quote_id: exampleIds.loyaltyQuoteToCommit },
    data: {
      ...{ id: exampleIds.loyaltyCommit, quote_id: exampleIds.loyaltyQuoteToCommit, state: 'committed' },
      customer: null,
      ...quote,
      created_at: '2026-11-20T09:00:00.000Z',
    },
  },
});

export const releaseLoyalty = operation({
  id: 'releaseLoyalty',
  session: false,
  method: 'POST',
  path: '/api/v1/loyalty/release',
  summary: 'Undo a commit that was not paid',
  description:
    'What was spent is the customer’s again, what was earned is gone, and counts are as before. One that is released already stays so. One that was paid is refunded instead (`commit_paid`).',
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: ReleaseInput,
  data: LoyaltyCommit,
  codes: [...terminalCodes, 'not_found', 'commit_paid'],
  assumed,
  example: {
    headers: exampleTerminalHeaders('a25fe689aacf154638900d905d81d051d7c6fc0a6f8e46b148312f68deba447f'),
    body: { commit_id: exampleIds.loyaltyCommitToRelease },
    data: {
      ...{ id: exampleIds.loyaltyCommitToRelease, quote_id: exampleIds.loyaltyQuote, state: 'released' },
      customer: { number: '4820010017', ...nobody },
      ...quote,
      created_at: '2026-11-20T08:50:00.000Z',
    },
  },
});
