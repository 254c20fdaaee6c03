import { pointFields } from '@kasa/contracts/points/fields';
import { PointInput } from '@kasa/contracts/points/points';
import { Package } from 'lucide-react';
import { defineEntity, entityWords } from '#shared/entity/entity.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';

/** Points. */
export const pointEntity = defineEntity({
  read: 'getPoint',
  create: 'createPoint',
  update: 'updatePoint',
  input: PointInput,
  fields: pointFields,
  name: ({ name }) => name,
  useWords() {
    const text = useText(pointMessages);
    return { words: entityWords(text, 'point'), list: text('points.title') };
  },
  icon: Package,
  permission: 'points_manage',
  refreshes: ['listPoints', 'getPoint'],
  listHref: paths.points,
  href: ({ id }) => paths.points({ open: id }),
  editHref: paths.pointEdit,
});
