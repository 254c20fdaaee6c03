const id = (n: number) => `01912d50-3c00-7000-8000-${n.toString(16).padStart(12, '0')}`;

/**
 * Ids that the seed gives to entities which the contract's examples speak of, so that every example works when
 * sent as it stands. One entity for each change, so that the examples work in any order.
 * The state each one must have in the seed stands beside it; all belong to the first merchant and version is 1.
 */
export const exampleIds = {
  merchant: id(0x01),
  owner: id(0x02),

  user: id(0x03), // the director
  userToEdit: id(0x08), // a cashier without single tags
  depot: id(0x10), // has transports and drivers
  depotToEdit: id(0x11),

  point: id(0x12), // a fiscal point with terminals

  route: id(0x20), // has places and vehicles on it
  routeToEdit: id(0x21),
  routeSpare: id(0x22), // a target for "change route"

  transport: id(0x30), // on route, with `driver` on shift
  transportToEdit: id(0x31), // parked
  transportToPark: id(0x32), // status maintenance, nobody on shift
  transportForOpening: id(0x33), // parked, inspected, nobody on shift
  transportSpare: id(0x34), // parked, inspected, nobody on shift: a target for "change transport"
  transportOfClosing: id(0x35), // on route, with `driverForClosing` on shift
  transportOfChanging: id(0x36), // on route, with `driverForTransportChange` on shift

  driver: id(0x40), // on shift on `transport`, on `route`
  driverToEdit: id(0x41),
  driverForRouteChange: id(0x42), // no open shift
  driverForTransportChange: id(0x43), // on shift on `transportOfChanging`
  driverForOpening: id(0x44), // no open shift, has a route
  driverForClosing: id(0x45), // on shift on `transportOfClosing`, holds 184 500 kopiykas (`money`)

  driverWithPhoto: id(0x46), // has a photo
  driverForPhoto: id(0x47), // has none
  driverForPhotoRemoval: id(0x48),

  shift: id(0x50), // open shift of `driver`
  shiftForClosing: id(0x51), // open shift of `driverForClosing`

  terminal: id(0x70), // active, at `point`, without a template
  terminalToEdit: id(0x71), // a transport terminal on a vehicle
  terminalToActivate: id(0x72), // added
  terminalWithCode: id(0x73), // added; its device waits for `exampleSecrets.activationCode`
  terminalWithCash: id(0x74), // a kiosk at `point`, not on test; holds more than 1 000 ₴
  terminalTemplate: id(0x78), // terminals have it
  terminalTemplateToEdit: id(0x79),
  terminalTemplateToDelete: id(0x7a), // no terminal has it
  bulkRun: id(0xb0), // has ended
  bulkRunToCancel: id(0xb1), // over two terminals without a template, to detach it: it can change nothing

  transaction: id(0x80), // the newest payment at `terminalWithCash`
  encashment: id(0x88), // the last one of `terminalWithCash`

  // Code requests wait for `exampleSecrets.code` and never expire.
  codeRequest: id(0x60), // sign_up; not to be used up
  codeRequestToResend: id(0x61), // sign_up; its code was sent long ago
  codeRequestOfSignUp: id(0x62), // sign_up
  codeRequestOfPassword: id(0x63), // password_reset of the cashier
  sessionToRevoke: id(0x64), // of the owner; nobody has its cookie
  // Views that the owner keeps of the list of terminals.
  savedView: id(0x68),
  savedViewToEdit: id(0x69),
  savedViewToDelete: id(0x6a),
} as const;

/** What the seed lets the contract's examples prove themselves with; of no use but on demo data. */
export const exampleSecrets = {
  /** The code that the example's code requests wait for. */
  code: '246810',
  /** Ticket of a registration whose phone is confirmed. */
  ticket: 'example-ticket-of-a-registration',
  /** Activation code of the device of `terminalWithCode`. */
  activationCode: 'K7100106',
  /** Secret key phrase of `terminal`. */
  keyPhrase: 'демо-фраза S1100101',
} as const;
