import { Button } from '@kasa/ui/button';
import { useState } from 'react';
import { placeChoices } from '#shared/choices/places.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { isSaidInDialog, RunDialog, useRunStart } from '#shared/runs/run-dialog.tsx';
import { RunPreviewList } from '#shared/runs/run-preview.tsx';
import { useRunPreview } from '#shared/runs/run-queries.ts';
import { previewWords } from '#shared/runs/run-words.ts';
import { productRunMessages } from '../../messages/product-runs/catalogue.ts';
import {
  type ChangeOf,
  type ProductAction,
  type ProductChange,
  type ProductRunAsked,
  type ProductRunTarget,
  productRuns,
} from '../../model/product-run.ts';
import { productGroupChoices } from '../product/product-choices.ts';
import { GroupStep, PointsStep, TaxStep } from './other-steps.tsx';
import { PreviewItem } from './preview-item.tsx';
import { PriceStep } from './price-step.tsx';
import type { StepProps } from './step-props.ts';
import { useChangeWords } from './use-change-words.ts';

/** Asks what is done to the chosen products, shows what would become of them, and begins it. */
export function ProductRunDialog({
  action,
  target,
  onClose,
  onStarted,
}: {
  action: ProductAction;
  target: ProductRunTarget;
  onClose: () => void;
  onStarted: () => void;
}) {
  const [change, setChange] = useState<ProductChange | null>(null);
  const [isAsking, setAsking] = useState(true);
  const next = (asked: ProductChange) => {
    setChange(asked);
    setAsking(false);
  };
  const archiving = action === 'archive' ? ({ action } as const) : null;
  const asked = archiving ?? (isAsking ? null : change);
  if (asked) {
    return (
      <Preview
        asked={{ target, change: asked }}
        onBack={archiving ? undefined : () => setAsking(true)}
        onClose={onClose}
        onStarted={onStarted}
      />
    );
  }
  const step = <Action extends ProductAction>(of: Action): StepProps<ChangeOf<Action>> => ({
    change: change?.action === of ? (change as ChangeOf<Action>) : null,
    onNext: next,
    onClose,
  });
  switch (action) {
    case 'change_price':
      return <PriceStep {...step(action)} />;
    case 'change_tax':
      return <TaxStep {...step(action)} />;
    case 'change_points':
      return <PointsStep {...step(action)} />;
    default:
      return <GroupStep {...step('change_group')} />;
  }
}

function Preview({
  asked,
  onBack,
  onClose,
  onStarted,
}: {
  asked: ProductRunAsked;
  onBack: (() => void) | undefined;
  onClose: () => void;
  onStarted: () => void;
}) {
  const text = useText(productRunMessages);
  const words = useChangeWords();
  const names = useNames(asked.change);
  const { action } = asked.change;
  const first = useRunPreview(productRuns, asked);
  const command = useCommand('startProductRun', {
    refreshes: ['listProductRuns'],
    isQuiet: isSaidInDialog,
  });
  const start = useRunStart({ first, command, hrefOf: paths.productRun, onStarted });
  const begin = () =>
    void start.begin(({ digest }) => command.run({ body: { ...asked, digest } })).catch(() => undefined);
  const isPlan = asked.change.action === 'change_price' && asked.change.effective_on !== null;
  const { preview } = start;
  return (
    <RunDialog
      start={start}
      title={words.title(action)}
      about={text(`about.${action}`)}
      isDanger={action === 'archive'}
      confirmLabel={text(isPlan ? 'confirm.plan' : `confirm.${action}`, { count: preview?.changing ?? 0 })}
      nothing={text('preview.nothing')}
      onConfirm={begin}
      onClose={onClose}
    >
      {onBack ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold [overflow-wrap:anywhere]">{words.about(asked.change, names)}</p>
          <Button size="sm" isDisabled={start.isBusy} onPress={onBack}>
            {text('preview.back')}
          </Button>
        </div>
      ) : null}
      {/* A new preview starts at the first page. */}
      <RunPreviewList
        key={preview?.digest}
        kind={productRuns}
        asked={asked}
        first={first}
        words={previewWords(text)}
      >
        {(item, leftOut) => (
          <PreviewItem key={item.product.id} action={action} item={item} leftOut={leftOut} />
        )}
      </RunPreviewList>
    </RunDialog>
  );
}

/** The names of what a change names by ids, as far as they are known. */
function useNames(change: ProductChange) {
  const pointIds =
    change.action === 'change_price'
      ? [change.point_id ?? []].flat()
      : change.action === 'change_points'
        ? change.point_ids
        : [];
  const points = placeChoices.useChosen(pointIds).map(({ label }) => ({ name: label }));
  const groupIds = change.action === 'change_group' ? [change.group_id ?? []].flat() : [];
  const [group] = productGroupChoices.useChosen(groupIds);
  return { point: points[0] ?? null, points, group: group ? { name: group.label } : null };
}
