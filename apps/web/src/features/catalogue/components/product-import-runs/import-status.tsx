import { productImportFields } from '@kasa/contracts/catalogue/import-fields';
import type { ImportState } from '@kasa/contracts/catalogue/import-values';
import { CircleCheck, CircleDashed, LoaderCircle, OctagonX, Undo2 } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';

/** The state of an import. */
export const ImportStatus = createChoiceStatus<ImportState>(productImportFields, 'state', {
  draft: { tone: 'neutral', icon: CircleDashed },
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'warning', icon: OctagonX },
  rolling_back: { tone: 'info', icon: LoaderCircle },
  rolled_back: { tone: 'neutral', icon: Undo2 },
});
