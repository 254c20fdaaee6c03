import { transactionFields } from '@kasa/contracts/transactions/fields';
import type { TransactionState } from '@kasa/contracts/transactions/transaction-status';
import {
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  RotateCcw,
  ShieldCheck,
  TimerOff,
  Undo2,
} from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';

export const TransactionStatus = createChoiceStatus<TransactionState>(transactionFields, 'status', {
  created: { tone: 'info', icon: Clock },
  authorized: { tone: 'info', icon: ShieldCheck },
  approved: { tone: 'positive', icon: CircleCheck },
  declined: { tone: 'danger', icon: CircleX },
  reversing: { tone: 'warning', icon: Hourglass },
  reversed: { tone: 'neutral', icon: Undo2 },
  partially_reversed: { tone: 'warning', icon: RotateCcw },
  expired: { tone: 'neutral', icon: TimerOff },
});
