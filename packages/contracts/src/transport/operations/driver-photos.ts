import { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { FileValue, fileUploadForm, IMAGE_TYPES } from '../../shared/files.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { Driver, exampleDriver } from '../drivers.ts';

const path = '/api/v1/transport/drivers/{id}/avatar';
const params = z.strictObject({ id: Id });

/** A blue square, 8 by 8 pixels. */
const examplePhoto = {
  file_name: 'photo.png',
  media_type: 'image/png',
  base64:
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNQTX6NFTEMLQkADGRcwbWCQf4AAAAASUVORK5CYII=',
};

export const uploadDriverAvatar = operation({
  id: 'uploadDriverAvatar',
  method: 'POST',
  path,
  summary: 'Set the photo of a driver',
  description:
    'Takes the place of an earlier photo. PNG, JPEG or WebP up to 1 MiB and 4096 × 4096 pixels; what the file is, says it is and is called must agree. It is encoded anew, upright and without what it says of place, time and device.',
  permission: 'transport_manage',
  params,
  body: fileUploadForm('photo'),
  upload: { field: 'photo', types: IMAGE_TYPES, maxBytes: 1024 * 1024 },
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
  id: 'getDriverAvatar',
  method: 'GET',
  path,
  summary: 'The photo of a driver',
  description:
    'The picture itself, with an `ETag`; `If-None-Match` answers 304. No browser keeps it (`no-store`): it is gone with the session. `Driver.avatar` is the path to it. No photo answers like no driver.',
  permission: 'transport_view',
  orPermission: 'own_shift_view',
  params,
  query: z.strictObject({
    v: z
      .string()
      .max(64)
      .optional()
      .describe('Changes with the photo, so that an open page shows the new one'),
  }),
  file: { types: IMAGE_TYPES },
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
