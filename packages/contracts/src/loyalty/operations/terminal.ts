/** What terminals ask and do. They have no session, and sign as they do for their settings. */
import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { exampleTerminalHeaders, TerminalHeaders } from '../../shared/terminal-headers.ts';
import {
  COMMIT_HOURS,
  QUOTE_MINUTES,
  UNKNOWN_OF_ADDRESS,
  UNKNOWN_OF_MERCHANT,
  UNKNOWN_OF_TERMINAL,
} from '../bonus-values.ts';
import { CommitInput, LoyaltyCommit, LoyaltyQuote, QuoteInput, ReleaseInput } from '../quotes.ts';

const signedCodes = ['terminal_not_authenticated', 'terminal_time_wrong'] as const;
const workingCodes = [...signedCodes, 'terminal_not_active', 'terminal_blocked'] as const;
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
    `Somebody unknown, a forgotten customer and a customer of somebody else are answered alike: \`customer\` is null. Look-ups that find nobody, also of somebody who becomes a customer by this, are counted: after ${UNKNOWN_OF_TERMINAL} of a terminal, ${UNKNOWN_OF_ADDRESS} of an address or ${UNKNOWN_OF_MERCHANT} of a merchant within 15 minutes the next ones wait (\`rate_limited\`). A receipt without a customer never does.`,
  ].join('\n\n'),
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: QuoteInput,
  data: LoyaltyQuote,
  codes: [...workingCodes],
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
  summary: 'Charge a quote: discounts are given and bonuses spent, before the rest is paid',
  description: [
    'Once for each quote: asked again, it does nothing, and answers what became of it, also to a terminal that was blocked since. It may be `released` by then: do not charge it, and ask for a new quote.',
    '`amount` is what is to be paid now. The payment names its commit by id, through the acquirer (in this mock: `commit_id` of `makeMockPayment`), and costs exactly that. When it is approved, the commit is `paid`; when it is declined, the commit is released by itself. Where no payment is tried, call `releaseLoyalty`. What costs nothing is `paid` at once, and cannot be released.',
    'What the quote said is charged, or nothing: where the customer has spent bonuses meanwhile, counts have moved on or a limit was used up by others, the answer is `quote_outdated`, and after its minutes `quote_expired`. Ask for a new one then.',
    '`earned` is given when the payment is approved, not before: what nobody paid for cannot be spent. A refund of the payment takes back what was earned and gives back what was spent, in proportion and in the same transaction; what the customer has no bonuses for is taken as soon as they come back. To limits and counts a part of a refund gives nothing back, a refund of all everything.',
  ].join('\n\n'),
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: CommitInput,
  data: LoyaltyCommit,
  codes: [...workingCodes, 'not_found', 'quote_expired', 'quote_outdated'],
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
  description: `For a purchase that nobody tries to pay any more: a payment that is declined releases its commit by itself. What was spent is the customer’s again, nothing was earned yet, and limits and counts are as before. One that is released already stays so. One that was paid is refunded instead (\`commit_paid\`), and so is one that cost nothing. A terminal that was blocked since may still release; after ${COMMIT_HOURS} hours the server does.`,
  headers: TerminalHeaders,
  signedBy: 'terminal',
  body: ReleaseInput,
  data: LoyaltyCommit,
  codes: [...signedCodes, 'not_found', 'commit_paid'],
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
