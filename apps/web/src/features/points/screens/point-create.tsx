import type { pointKinds } from '@kasa/contracts/points/points';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { nonFiscalPointEntity, pointEntity } from '../components/point/point-entity.ts';
import { PointFormFields } from '../components/point/point-form.tsx';

/** `/points/create`: a new fiscal point. */
export const PointCreateScreen = () => <CreatePoint kind="fiscal" />;

/** `/points/non-fiscal`: a new point without a register. */
export const PointNonFiscalScreen = () => <CreatePoint kind="non_fiscal" />;

function CreatePoint({ kind }: { kind: (typeof pointKinds)[number] }) {
  return (
    <EntityCreateForm
      key={kind}
      entity={kind === 'fiscal' ? pointEntity : nonFiscalPointEntity}
      initial={{ kind, shift_closing_days: [...weekDays] }}
    >
      {(field, form) => <PointFormFields field={field} form={form} />}
    </EntityCreateForm>
  );
}
