/** Photos of people. */
import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { FileValue } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePhoto, photoAddress, photoFile, photoRules, photoUpload } from '../../shared/photos.ts';
import { MerchantUser } from '../users.ts';
import { exampleUser } from './users.ts';

const path = '/api/v1/users/users/{id}/photo';
const permission = 'users_manage';
const params = z.strictObject({ id: Id });

export const uploadUserPhoto = operation({
  ...photoUpload,
  id: 'uploadUserPhoto',
  path,
  permission,
  summary: 'Set the photo of somebody',
  description: `${photoRules} Only an owner sets that of another owner (\`owner_only\`).`,
  params,
  data: MerchantUser,
  codes: ['not_found', 'image_too_large', 'owner_only', 'beyond_own_points'],
  assumed: 'The specification has the photo of a user (spec §3) and makes no call that sets it.',
  example: {
    params: { id: exampleIds.userForPhoto },
    body: { photo: examplePhoto },
    data: {
      ...exampleUser,
      id: exampleIds.userForPhoto,
      photo: `/api/v1/users/users/${exampleIds.userForPhoto}/photo?v=0123456789abcdef`,
      version: 2,
    },
  },
});

export const getUserPhoto = operation({
  ...photoFile,
  id: 'getUserPhoto',
  path,
  permission,
  summary: 'The photo of somebody',
  description: photoAddress('MerchantUser.photo'),
  params,
  data: FileValue,
  codes: ['not_found'],
  example: { params: { id: exampleIds.userWithPhoto }, query: {}, data: examplePhoto },
});

export const removeUserPhoto = operation({
  id: 'removeUserPhoto',
  method: 'DELETE',
  path,
  permission,
  summary: 'Remove the photo of somebody',
  description: 'Who has none stays as they are. Only an owner removes that of another owner (`owner_only`).',
  params,
  data: MerchantUser,
  codes: ['not_found', 'owner_only', 'beyond_own_points'],
  assumed: 'The specification has the photo of a user (spec §3) and makes no call that removes it.',
  example: {
    params: { id: exampleIds.userForPhotoRemoval },
    data: { ...exampleUser, id: exampleIds.userForPhotoRemoval },
  },
});
