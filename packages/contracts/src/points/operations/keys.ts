import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  exampleKeyFile,
  examplePointKey,
  PointKey,
  PointKeyPage,
  PointKeyQuery,
  PointKeyUpload,
} from '../keys.ts';

const permission = 'points_manage';
const path = '/api/v1/points/keys';
const keys = entityOperations({
  path,
  readPermission: permission,
  writePermission: permission,
  entity: PointKey,
  page: PointKeyPage,
  example: examplePointKey,
});
const assumed =
  'The specification has a signing key with its password at a point (spec §3), and says nothing of how it is kept.';

export const listPointKeys = keys.list('listPointKeys', {
  summary: 'Signing keys of points',
  description: 'What their certificates say. The keys themselves are never answered.',
  query: PointKeyQuery,
  assumed,
  example: { page: 1, sort: 'valid_to' },
});

export const getPointKey = keys.get('getPointKey', {
  summary: 'A signing key of points',
  description: 'What its certificate says.',
  assumed,
});

export const uploadPointKey = operation({
  id: 'uploadPointKey',
  method: 'POST',
  path,
  permission,
  keyScope: 'user',
  // As long as a file may be read: of the state's containers a busy machine takes seconds.
  waitSeconds: 20,
  codes: ['key_password_wrong', 'key_unreadable'],
  data: PointKey,
  summary: 'Add a signing key from its file',
  description:
    'The key is stored sealed, its password not at all. A file that is a certificate, has none, has expired or is of nobody among the merchant’s companies is refused at `content` (rules key_is_certificate, key_certificate_missing, key_expired, key_owner_unknown), a certificate of another key at `certificate` (rule key_certificate_other). A key that is there already is answered as it is. Ten wrong passwords of a person make it wait.',
  body: PointKeyUpload,
  failureDetails: { key_password_wrong: { attempts_left: 9 } },
  assumed,
  example: {
    body: exampleKeyFile,
    data: {
      ...examplePointKey,
      ...{ serial: '2A01C7', valid_to: '2036-01-12T08:00:00.000Z', points_count: 0 },
    },
  },
});

export const deletePointKey = keys.remove('deletePointKey', {
  summary: 'Delete a signing key that no point uses',
  description: 'While points use it, it is `point_key_in_use`.',
  codes: ['point_key_in_use'],
  assumed,
  exampleId: exampleIds.pointKeyToDelete,
});
