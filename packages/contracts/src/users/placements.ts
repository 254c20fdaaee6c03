/** Where people work: points and depots with their directors, and who is moved between them. */
import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Id, NamedReference, Version } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { searchText } from '../shared/text.ts';
import { userPointKinds } from './user-states.ts';

const Director = z
  .strictObject({
    id: Id.nullable().describe('Null: of a depot whose director is no user'),
    name: z.string(),
    phone: Phone,
  })
  .meta({ id: 'UserPointDirector' });

/** A point or depot, as who manages users sees it. */
export const UserPoint = z
  .strictObject({
    ...NamedReference.shape,
    kind: z.enum(userPointKinds),
    city: z.string(),
    address: z.string(),
    director: Director.nullable(),
    people_count: z.int().min(0).describe('Who works there, and who was invited to'),
    version: Version,
  })
  .meta({ id: 'UserPoint' });

export const UserPointPage = pageOf(UserPoint).meta({ id: 'UserPointPage' });

export const UserPointQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name', 'city']).describe('Default: name'),
  q: searchText.optional().describe('Part of the name, the city or the address'),
  kind: anyOf(z.enum(userPointKinds)).optional(),
});

/** People placed at a time, at most. */
export const MAX_PLACED = 100;

export const UserPlacement = z
  .strictObject({
    user_ids: z
      .array(Id)
      .min(1, 'required')
      .max(MAX_PLACED)
      .refine((ids) => new Set(ids).size === ids.length, 'invalid'),
    from_id: Id.nullable().describe('Where they work no longer; null: nowhere'),
    to_id: Id.nullable().describe('Where they work from now on, too; null: nowhere'),
  })
  .refine(({ from_id, to_id }) => from_id !== to_id, { path: ['to_id'], error: 'invalid' })
  .meta({ id: 'UserPlacement' });

export const PlacedUsers = z
  .strictObject({
    changed: z.int().min(0).describe('People whose points are others now'),
    same: z.int().min(0).describe('People who were placed so already'),
    skipped: z
      .array(
        z.strictObject({ ...NamedReference.shape, reason: z.enum(['own_rights', 'owner_only', 'too_many']) }),
      )
      .describe('Who stays as they are: oneself, owners for others, and who would work at too many points'),
  })
  .meta({ id: 'PlacedUsers' });

export const PointDirectorInput = z
  .strictObject({
    user_id: Id.nullable().describe('Somebody who can sign in (rule director_inactive); null: nobody'),
    version: Version,
  })
  .meta({ id: 'PointDirectorInput' });

export type UserPointEntity = z.infer<typeof UserPoint>;
export type PlacedUsersEntity = z.infer<typeof PlacedUsers>;
