import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { FileValue } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { examplePhoto, photoAddress, photoFile, photoRules, photoUpload } from '../../shared/photos.ts';
import { Driver, exampleDriver } from '../drivers.ts';

const path = '/api/v1/transport/drivers/{id}/avatar';
const params = z.strictObject({ id: Id });

export const uploadDriverAvatar = operation({
  ...photoUpload,
  id: 'uploadDriverAvatar',
  path,
  summary: 'Set the photo of a driver',
  description: photoRules,
  permission: 'transport_manage',
  params,
  data: Driver,
  codes: ['not_found', 'image_too_large'],
  assumed: 'The specification has the photo of a driver (spec §3) and makes no call that sets it.',
  example: {
    params: { id: exampleIds.driverForPhoto },
    body: { photo: examplePhoto },
    data: {
      ...exampleDriver,
      id: exampleIds.driverForPhoto,
      avatar: `/api/v1/transport/drivers/${exampleIds.driverForPhoto}/avatar?v=0123456789abcdef`,
      version: 2,
    },
  },
});

export const getDriverAvatar = operation({
  ...photoFile,
  id: 'getDriverAvatar',
  path,
  summary: 'The photo of a driver',
  description: photoAddress('Driver.avatar'),
  permission: 'transport_view',
  orPermission: 'own_shift_view',
  params,
  data: FileValue,
  codes: ['not_found'],
  example: { params: { id: exampleIds.driverWithPhoto }, query: {}, data: examplePhoto },
});

export const removeDriverAvatar = operation({
  id: 'removeDriverAvatar',
  method: 'DELETE',
  path,
  summary: 'Remove the photo of a driver',
  description: 'A driver without a photo stays as he is.',
  permission: 'transport_manage',
  params,
  data: Driver,
  codes: ['not_found'],
  assumed: 'The specification has the photo of a driver (spec §3) and makes no call that removes it.',
  example: {
    params: { id: exampleIds.driverForPhotoRemoval },
    data: { ...exampleDriver, id: exampleIds.driverForPhotoRemoval, avatar: null },
  },
});
