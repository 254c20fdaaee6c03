import type { Messages } from '#shared/i18n/messages.ts';
import type { FirstStepsId } from './uk.ts';

export const en: Messages<FirstStepsId> = {
  title: 'First steps',
  done: '{done} of {total} done',
  about: 'Welcome to Kasa! A few more steps and the first driver sets out.',
  stepDone: 'Done',
  later: 'Skip for now',
  back: 'After each step we show the next one. If you skip the list, it will be here again after your next sign-in.',

  barHere: 'Step {step} of {total}: {title}.',
  barNext: 'Next: {title}',
  barAll: 'All steps',
  barFinished: 'All first steps are done! Kasa is ready for work.',

  company: 'Name the company',
  companyText: 'Until then its EDRPOU code stands in place of the name.',
  companyDo: 'Enter the name',

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
  shiftText:
    'Choose a driver and open the shift: the driver sets out. When the shift is closed, Kasa checks the cash.',
  shiftDo: 'Go to drivers',
  otherDo: 'Go there',
};
