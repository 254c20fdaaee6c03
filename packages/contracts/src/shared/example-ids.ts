const id = (n: number) => `01912d50-3c00-7000-8000-${n.toString(16).padStart(12, '0')}`;

/**
 * Ids that the seed gives to entities which the contract's examples speak of, so that every example works when
 * sent as it stands. One entity for each change, so that the examples work in any order.
 * The state each one must have in the seed stands beside it; all belong to the first merchant and version is 1.
 */
export const exampleIds = {
  merchant: id(0x01),
  owner: id(0x02),

  depot: id(0x10), // has transports and drivers
  depotToEdit: id(0x11),

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

  // Code requests wait for `exampleSecrets.code` and never expire.
  codeRequest: id(0x60), // sign_up; not to be used up
  codeRequestToResend: id(0x61), // sign_up; its code was sent long ago
  codeRequestOfSignUp: id(0x62), // sign_up
  codeRequestOfPassword: id(0x63), // password_reset of the cashier
  sessionToRevoke: id(0x64), // of the owner; nobody has its cookie
} as const;

/** What the seed lets the contract's examples prove themselves with; of no use but on demo data. */
export const exampleSecrets = {
  /** The code that the example's code requests wait for. */
  code: '246810',
  /** Ticket of a registration whose phone is confirmed. */
  ticket: 'example-ticket-of-a-registration',
} as const;
