import { MAX_ROUND_STOPS } from '@kasa/contracts/transactions/collection-round-values';
import { Button } from '@kasa/ui/button';
import type { RowSelection } from '@kasa/ui/data-table';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { InputOf } from '#shared/query/operations.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { TerminalWithCash } from '../../model/types.ts';
import { PlanDialog } from './plan-dialog.tsx';

type Target = InputOf<'createCollectionRound'>['body']['target'];

interface Chosen {
  of: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

/**
 * Choosing terminals, and planning a round of them.
 * @param found number of terminals that match the filters; null: unknown or inexact
 */
export function usePlanning(
  filters: { [Name in keyof Omit<Target, 'terminal_ids'>]: Target[Name] | undefined },
  found: number | null,
): { selection: RowSelection<TerminalWithCash>; dialog: ReactNode } {
  const text = useText(roundsMessages);
  const format = useFormat();
  const missing = usePermissions().writeDenialReason('encashment_perform');
  const of = JSON.stringify(filters);
  const [kept, setChosen] = useState<Chosen | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const chosen = kept?.of === of ? kept : { of, ids: new Set<string>(), isAll: false };
  const count = chosen.isAll ? (found ?? 0) : chosen.ids.size;
  const tooMany =
    chosen.ids.size > MAX_ROUND_STOPS
      ? text('plan.tooMany', { most: format.number(MAX_ROUND_STOPS) })
      : undefined;
  const actions = (
    <>
      {chosen.isAll || found === null || found <= count ? null : (
        <Button size="sm" variant="ghost" onPress={() => setChosen({ of, ids: new Set(), isAll: true })}>
          {text('cash.selectAll', { total: format.number(found) })}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        isDisabled={(missing ?? tooMany) !== undefined}
        disabledReason={missing ?? tooMany}
        onPress={() => setTarget(chosen.isAll ? (filters as Target) : { terminal_ids: [...chosen.ids] })}
      >
        {text('plan.title')}
      </Button>
    </>
  );
  return {
    selection: {
      selectedIds: chosen.ids,
      onChange: (ids) => setChosen({ of, ids, isAll: false }),
      isSelectable: ({ round }) => round === null,
      allCount: chosen.isAll ? (found ?? undefined) : undefined,
      actions,
    },
    dialog: target && <PlanDialog target={target} onClose={() => setTarget(null)} />,
  };
}
