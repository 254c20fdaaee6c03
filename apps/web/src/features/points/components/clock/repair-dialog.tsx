import { serviceCashKinds } from '@kasa/contracts/points/register-shift-states';
import { registerDocumentFields } from '@kasa/contracts/points/shift-fields';
import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { SkeletonText } from '@kasa/ui/skeleton';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { shiftQueryIds } from '../../queries.ts';

type Plan = DataOf<'getRegisterRepair'>;

/** Said only of a shift that has sold, or taken back. */
const turnoverSums = ['sales_amount', 'returns_amount'] as const;

/** Says step by step how a register is repaired whose offline documents are refused, and does it. */
export function RepairDialog({ pointId, onClose }: { pointId: string; onClose: () => void }) {
  const text = useText(pointMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const { display } = useFields(registerDocumentFields);
  const params = { params: { id: pointId } };
  const query = useOperation('getRegisterRepair', params, { isQuiet: true });
  const repair = useCommand('repairRegister', {
    refreshes: shiftQueryIds,
    success: ({ link }) => (link === 'online' ? text('repair.done') : undefined),
  });
  const plan = query.data;
  const openedAt = plan?.tax_shift_opened_at ?? null;
  const sumsOf = (sums: NonNullable<Plan['open_shift']>) =>
    [...serviceCashKinds, ...turnoverSums.filter((name) => sums[name] > 0)]
      .map((name) => text(`repair.sum.${name}`, { amount: format.money(sums[name]) }))
      .join(', ');
  const nothing = plan && plan.refusal === null ? text('repair.nothing') : undefined;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text('repair.title')}
      confirmLabel={text('clock.repair')}
      busyLabel={text('repair.busy')}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      disabledReason={plan ? nothing : text('repair.loading')}
      onConfirm={async () => void (await repair.run(params))}
    >
      {nothing ? (
        <p>{nothing}</p>
      ) : plan ? (
        <>
          <p>
            {openedAt === null
              ? text('repair.noShift')
              : text('repair.shift', { time: format.dateTime(openedAt) })}
          </p>
          <ol className="my-3 list-decimal pl-6">
            {plan.steps.map(({ action, kind }, place) => (
              <li key={place}>{text(`repair.${action}`, { document: display('kind', kind) })}</li>
            ))}
            <li>{text('repair.send')}</li>
          </ol>
          {plan.open_shift ? (
            <p className="mb-2">{text('repair.sums', { sums: sumsOf(plan.open_shift) })}</p>
          ) : null}
          {plan.steps.length > 0 ? <p className="text-text-muted">{text('repair.numbers')}</p> : null}
        </>
      ) : query.isError ? (
        <RetryLine query={query} text={text('repair.failed')} />
      ) : (
        <div role="status" aria-label={text('repair.loading')}>
          <SkeletonText lines={4} />
        </div>
      )}
    </ConfirmDialog>
  );
}
