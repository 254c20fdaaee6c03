import type { Messages } from '#shared/i18n/messages.ts';
import type { UsersImportId } from './uk.ts';

export const en: Messages<UsersImportId> = {
  'import.title': 'Add people from a file',
  'import.text': 'Up to {most} people can be invited at a time: each gets a text message with a code.',

  'file.title': 'File',
  'file.text':
    'Columns with names, phones and roles are needed; without a column of roles, all get one role. Position, code and points are optional.',
  'file.label': 'Table of people',
  'file.exampleName': 'people-example.csv',

  'file.quoted': '“{name}”',

  'missing.one': 'The file has no column {column}.',
  'missing.both': 'The file has no columns {first} and {second}.',
  'missing.header': 'It has these: {columns}.',
  'missing.help': 'Name the columns as the example does, and choose the file again.',
  'import.nobody': 'The file has names of columns only, and no people.',
  'import.tooMany':
    'The file has {count, plural, one {# person} other {# people}}, and up to {most} can be invited at a time. Split the file.',
  'import.unused': '{count, plural, one {Column not used} other {Columns not used}}: {names}.',
  'import.unread':
    'Only the first sheet was read. {count, plural, one {Sheet not read} other {Sheets not read}}: {names}.',

  'column.full_name': 'Full name',
  'column.position': 'Position',
  'column.tax_number': 'EDRPOU or RNOKPP',
  'column.phone': 'Phone',
  'column.roles': 'Roles',
  'column.points': 'Points',
  'column.row': 'Row',
  'column.actions': 'Actions',
  'cell.label': '{column}, row {number}',

  'rows.title': 'People in the file',
  'rows.text':
    'You can correct the data right here. Separate several roles or points with commas. Roles: {roles}.',
  'rows.table': 'People to invite',
  'rows.row': 'Row {number}',
  'rows.fine': '{count, plural, one {# row without errors} other {# rows without errors}}',
  'rows.wrong': '{wrong} of {count, plural, one {# row} other {# rows}} with errors',
  'rows.toWrong': 'To the first error',
  'rows.remove': 'Remove row {number}',

  'role.label': 'Role for all',
  'role.text': 'The file has no roles, so everybody gets this one. You can type another into a row.',

  'points.waiting': 'Checking points…',
  'points.failed': 'Points could not be checked.',

  'problem.repeated': 'Row {number} has this phone already',
  'problem.role_unknown': 'There is no role “{name}”',
  'problem.point_unknown': 'There is no point or depot “{name}”',
  'problem.point_ambiguous': 'There are several. Type one of: {names}',

  'submit.count': '{count, plural, =0 {Invite} one {Invite # person} other {Invite # people}}',
  'submit.noFile': 'Choose a file with people first',
  'submit.noRows': 'No rows are left in the table',
  'submit.wrong':
    '{count, plural, one {Correct or remove the row with errors} other {Correct or remove # rows with errors}}',
  'submit.waiting': 'Wait until the points are checked',
  'ask.title': '{count, plural, one {Invite # person?} other {Invite # people?}}',
  'ask.text':
    'Each gets a text message with a code, by which the person sets a password. The code is valid for three days.',
  'submit.busy': 'Sending invitations…',
  'submit.done': '{count, plural, one {# person invited!} other {# people invited!}}',
};
