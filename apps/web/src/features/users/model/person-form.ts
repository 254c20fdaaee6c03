import { UserUpdate } from '@kasa/contracts/users/users';
import { z } from 'zod';
import type { SessionData } from '#shared/session/session-data.ts';
import { RightsForm, rightsDraft, rightsFromDraft } from './rights-form.ts';
import type { MerchantUser } from './types.ts';

/** Who somebody is and where they work. */
export const CardForm = UserUpdate.omit({ version: true });

export const HireForm = z.strictObject({ ...CardForm.shape, ...RightsForm.shape });

type OwnPoints = SessionData['points'];

/** Whoever is limited to points hires for one of them. */
export const hireFormAt = (points: OwnPoints) =>
  points === null ? HireForm : HireForm.extend({ point_ids: CardForm.shape.point_ids.min(1, 'required') });

/** The only point of whoever is limited to points. */
export const onlyPoint = (points: OwnPoints) => (points?.length === 1 ? points[0] : undefined);

export const emptyHire: z.input<typeof HireForm> = {
  ...{ full_name: '', position: '', tax_number: '', phone: '', point_ids: [] },
  ...rightsDraft({ roles: [], tags_added: [], tags_removed: [] }),
};

export const cardDraft = ({ full_name, position, tax_number, phone, points }: MerchantUser) => ({
  full_name,
  position: position ?? '',
  tax_number: tax_number ?? '',
  phone,
  point_ids: points.map(({ id }) => id),
});

export const hireBody = ({ roles, tags, ...card }: z.output<typeof HireForm>) => ({
  ...card,
  ...rightsFromDraft({ roles, tags }),
});
