import { usersOperations } from '@kasa/contracts/users/operations';
import { refusalOfPerson } from '@kasa/contracts/users/rights';
import { photoHandlers } from '../http/photo/photo-handlers.ts';
import { changePerson } from './change-person.ts';
import { refuse } from './grantor.ts';
import { presentUser, rightsOfRow, users } from './user-store.ts';

const { upload, get, remove } = photoHandlers({
  kind: 'user',
  entity: users,
  column: 'photo',
  path: usersOperations.getUserPhoto.path,
  change: (context, id, write) =>
    changePerson(context, id, (tx, person, grantor) => {
      // One's own photo, unlike one's own rights, is one's own to change.
      if (id !== grantor.id) refuse(refusalOfPerson(grantor, { id, ...rightsOfRow(person) }));
      return write(person, tx);
    }),
  present: presentUser,
});

export const userPhotoHandlers = { uploadUserPhoto: upload, getUserPhoto: get, removeUserPhoto: remove };
