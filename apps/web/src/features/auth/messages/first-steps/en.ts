import type { Messages } from '../../../../shared/i18n/messages.ts';
import type { FirstStepsId } from './uk.ts';

export const en: Messages<FirstStepsId> = {
  title: 'First steps',
  done: '{done} of {total} done',
  about: 'Welcome to Kasa! A few more steps and the first driver sets out.',
  list: 'First steps',
  stepDone: 'Done',
  later: 'Skip for now',
  back: 'To come back to this list, open the home page (the Kasa mark). If you skip it, it will be here after your next sign-in.',

  depot: 'Add a depot',
  depotText: 'Where vehicles leave from and drivers work.',
  depotDo: 'Add a depot',
  route: 'Create a route',
  routeText: 'Name, fare, and stops on the map.',
  routeDo: 'Create a route',
  transport: 'Add a vehicle',
  transportText: 'Number, kind, and date of the next inspection.',
  transportDo: 'Add a vehicle',
  driver: 'Add a driver',
  driverText: 'Name, personnel number, and a phone to reach them.',
  driverDo: 'Add a driver',
  shift: 'Open the first shift',
  shiftText: 'The driver sets out; when the shift is closed, the cash is checked.',
  shiftDo: 'Go to drivers',
  otherDo: 'Go there',
};
