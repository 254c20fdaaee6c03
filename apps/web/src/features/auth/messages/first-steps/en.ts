import type { Messages } from '#shared/i18n/messages.ts';
import type { FirstStepsId } from './uk.ts';

export const en: Messages<FirstStepsId> = {
  title: 'First steps',
  done: '{done} of {total} done',
  about: 'Welcome to Kasa! Tell us what your business is, and we’ll show you where to start.',
  'about.shop': 'Welcome to Kasa! A few more steps and you take your first payment.',
  'about.transport': 'Welcome to Kasa! A few more steps and your first driver is on the road.',
  profile: 'What is still to do, and what you left for later.',
  stepDone: 'Done',
  stepPostponed: 'Left for later',
  postpone: 'Later',
  postponeOf: 'Leave for later: {title}',
  resume: 'Bring back',
  resumeOf: 'Bring back: {title}',
  saving: 'Saving…',
  later: 'Skip for now',
  forward: 'Go to work',
  back: 'After each step we’ll show you the next one. If you skip, this list comes back the next time you sign in. Steps left for later wait in your profile.',

  barHere: 'Step {step} of {total}: {title}.',
  barNext: 'Next: {title}',
  barAll: 'All steps',
  barFinished: 'All first steps are done! Kasa is ready to use.',
  barPostponed: 'The other first steps are left for later: they wait in your profile.',

  businessText: 'The next steps depend on it. You can change it in your profile at any time.',
  businessDo: 'Choose',

  companyText: 'Until then, its EDRPOU code is shown instead.',
  companyDo: 'Enter name',

  terminalText: 'By its number or the QR code on its case.',
  terminalDo: 'Add terminal',
  ecommText: 'Enter your website and get a key phrase: no activation code needed.',
  ecommDo: 'Add terminal',
  activationText: 'The terminal shows the activation code, or your bank sends it.',
  activationDo: 'Activate',
  templateText: 'What receipts say, shifts and timeouts: one template for all terminals.',
  templateDo: 'Create template',
  callbackText: 'In the terminal’s settings, enter the address that is told about payments.',
  callbackDo: 'Go to terminals',
  paymentText: 'As soon as it goes through, sales appear in the overview.',
  paymentDo: 'Go to overview',

  depotText: 'Where vehicles start from and drivers work.',
  depotDo: 'Add depot',
  routeText: 'Name, fare and stops on the map.',
  routeDo: 'Create route',
  transportText: 'Number, type and next inspection date.',
  transportDo: 'Add vehicle',
  driverText: 'Name, personnel number and contact phone.',
  driverDo: 'Add driver',
  shiftText:
    'Choose a driver and open their shift: they’re on the road. When the shift is closed, Kasa checks the cash.',
  shiftDo: 'Go to drivers',
  otherDo: 'Go',
};
