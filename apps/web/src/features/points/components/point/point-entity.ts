import { pointFields } from '@kasa/contracts/points/fields';
import { PointInput } from '@kasa/contracts/points/points';
import { Store } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import type { FormOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { pointQueryIds } from '../../queries.ts';
import { FormPointCompany, FormPointDirector } from './point-choices.ts';

export type PointForm = FormOf<typeof PointInput>;

/** Points; a new one is fiscal. */
export const pointEntity = defineEntity({
  read: 'getPoint',
  create: 'createPoint',
  update: 'updatePoint',
  input: PointInput,
  fields: pointFields,
  references: { company_id: FormPointCompany, director_id: FormPointDirector },
  name: ({ name }) => name,
  useWords() {
    const text = useText(pointMessages);
    return { words: entityWords(text, 'point'), list: text('points.title') };
  },
  icon: Store,
  permission: 'points_manage',
  refreshes: pointQueryIds,
  listHref: paths.points,
  href: ({ id }) => paths.points({ open: id }),
  editHref: (to) => (to ? paths.pointEdit(to) : paths.pointCreate()),
});

/** Points; a new one is not fiscal. */
export const nonFiscalPointEntity: typeof pointEntity = {
  ...pointEntity,
  useWords() {
    const text = useText(pointMessages);
    const { words, list } = pointEntity.useWords();
    const createTitle = text('point.createNonFiscalTitle');
    return { words: { ...words, createTitle, createText: text('point.createNonFiscalText') }, list };
  },
};
