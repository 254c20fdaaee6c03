import type { Messages } from '#shared/i18n/messages.ts';
import type { FirstStepsId } from './uk.ts';

export const en: Messages<FirstStepsId> = {
  title: 'First steps',
  done: '{done} of {total} done',
  about: 'Welcome to Kasa! A few more steps and your first driver is on the road.',
  stepDone: 'Done',
  later: 'Skip for now',
  back: 'After each step we’ll show you the next one. If you skip, this list comes back the next time you sign in.',

  barHere: 'Step {step} of {total}: {title}.',
  barNext: 'Next: {title}',
  barAll: 'All steps',
  barFinished: 'All first steps are done! Kasa is ready to use.',

  company: 'Enter your company name',
  companyText: 'Until then, its EDRPOU code is shown instead.',
  companyDo: 'Enter name',

  depot: 'Add a depot',
  depotText: 'Where vehicles start from and drivers work.',
  depotDo: 'Add depot',
  route: 'Create a route',
  routeText: 'Name, fare and stops on the map.',
  routeDo: 'Create route',
  transport: 'Add a vehicle',
  transportText: 'Number, type and next inspection date.',
  transportDo: 'Add vehicle',
  driver: 'Add a driver',
  driverText: 'Name, personnel number and contact phone.',
  driverDo: 'Add driver',
  shift: 'Open the first shift',
  shiftText:
    'Choose a driver and open their shift: they’re on the road. When the shift is closed, Kasa checks the cash.',
  shiftDo: 'Go to drivers',
  otherDo: 'Go',
};
