import { exampleKeyFile } from '@kasa/contracts/points/keys';
import { usersOperations as operations } from '@kasa/contracts/users/operations';
/** What differs in another request under the same key: the name, or this. */
export const OTHER_BODY: Readonly<Record<string, object>> = {
  openRegisterShift: { point_id: '01912d50-3c00-7000-8000-ffffffffffff' },
  recordServiceCash: { amount: 1 },
  addKeyPoints: { shift_closing_time: '21:00' },
  // The same key in a longer file: another password would be refused before its body is compared.
  uploadPointKey: {
    content: Buffer.concat([Buffer.from(exampleKeyFile.content, 'base64'), Buffer.alloc(3)]).toString(
      'base64',
    ),
  },
  signUp: { full_name: 'Інша Людина Петрівна' },
  confirmSignUp: { code: '000001' },
  completeSignUp: { iban: 'UA923052990000026001234567891' },
  confirmPassword: { password: 'another-one' },
  acceptInvitation: { password: 'another-one' },
  hireUsers: { people: [{ ...operations.hireUsers.example.body.people[0], full_name: 'Інша Людина' }] },
  hireUser: { full_name: 'Інша Людина Петрівна' },
  changeProductPrice: { price: 17_600 },
  createCustomer: { phone: '+380671112277' },
  askForSwap: { note: 'Інша причина' },
  enrolSecondFactor: { code: '135791' },
  renewRecoveryCodes: { code: '135791' },
  createTransport: { transport_num: '9902' },
  createDriver: { tabulation_number: '09902' },
  openShift: { route_id: '01912d50-3c00-7000-8000-ffffffffffff' },
  closeShift: { handed_over_cash: 184_001 },
  addTerminal: { number: 'S1900002', code: 'K7900002' },
  disputeTerminal: { reason: 'Куплений у сусіда' },
  reverseTransaction: { amount: 4_000 },
  encashTerminal: { amount: 20_000 },
  createCollectionRound: { planned_for: '2026-11-22' },
  createProductImport: { file_name: 'Інший.csv' },
  startProductImport: { import_version: 2 },
  rollBackProductImport: { import_version: 2 },
  startReversalRun: { reason: 'Інша причина' },
  renewStatusSecret: { keep_previous: false },
  replaceKeyPhrase: { version: 2 },
  startResendRun: { digest: '0'.repeat(32) },
  startProductRun: { digest: '0'.repeat(32) },
  startBulkRun: { digest: '0'.repeat(32) },
  startOfflineUpdate: { digest: '1'.repeat(32) },
};

/** What to change in the body of an operation's example, so that it is another request under the same key. */
export const otherBody = (operation: string): object => OTHER_BODY[operation] ?? { name: 'Інша назва' };
