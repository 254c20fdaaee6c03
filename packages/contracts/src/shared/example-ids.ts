const id = (n: number) => `01912d50-3c00-7000-8000-${n.toString(16).padStart(12, '0')}`;

/**
 * Ids of seeded entities used by the contract's examples; one per change, so examples work in any order.
 * Comments give the required seed state. All belong to the first merchant, version 1.
 */
export const exampleIds = {
  merchant: id(0x01),
  owner: id(0x02),

  user: id(0x03), // the director
  userToEdit: id(0x08), // a cashier without individually added or removed permissions
  userCardToEdit: id(0xe0), // a cashier
  userInvited: id(0xe1), // never signed in; its code was sent long ago and never expires
  userToWithdraw: id(0xe2), // invited, never signed in
  userToClose: id(0xe3), // a cashier who can sign in
  userToReopen: id(0x0e), // has left
  userForPhoto: id(0x09), // has no photo
  userWithPhoto: id(0x0a), // has a photo
  userForPhotoRemoval: id(0x0c),
  pointDirector: id(0x0b), // of `point`
  rightsTemplate: id(0xf0), // a user has it, with exactly its rights
  rightsTemplateToEdit: id(0xf1), // holds nothing that an owner lacks
  rightsTemplateToDelete: id(0xf2),
  rightsTemplateToApply: id(0xf3), // `userWithPhoto` has it, with other rights

  weekTemplate: id(0xf4), // of `point`
  weekTemplateToEdit: id(0xf5), // of `point`
  weekTemplateToDelete: id(0xf6), // of `point`
  shiftSwapToAnswer: id(0xf7), // asked of the owner, in the week of 2027-03-08
  shiftSwapToWithdraw: id(0xf8), // asked by the owner
  shiftSwapToDecide: id(0xf9), // agreed, no other example changes its shift

  depot: id(0x10), // has transports and drivers
  depotToEdit: id(0x11),

  point: id(0x12), // a fiscal point with terminals
  pointToEdit: id(0x13), // fiscal, with terminals
  pointToDelete: id(0x14), // nothing needs it
  pointWithCash: id(0x15), // fiscal, with an open shift
  pointToRepair: id(0x18), // fiscal, the tax service refuses what its register made offline
  pointForDirector: id(0x19), // nobody directs it
  pointKey: id(0x17), // of `company`, `point` signs with it
  pointKeyToDelete: id(0x16), // no point signs with it

  route: id(0x20), // has stops and vehicles
  routeToEdit: id(0x21),
  routeSpare: id(0x22), // target of "change route"

  transport: id(0x30), // on route, with `driver` on shift
  transportToEdit: id(0x31), // parked
  transportToPark: id(0x32), // status maintenance, no open shift
  transportForOpening: id(0x33), // parked, inspected, no open shift
  transportSpare: id(0x34), // parked, inspected, no open shift: target of "change transport"
  transportOfClosing: id(0x35), // on route, with `driverForClosing` on shift
  transportOfChanging: id(0x36), // on route, with `driverForTransportChange` on shift

  driver: id(0x40), // on shift on `transport`, on `route`
  driverToEdit: id(0x41),
  driverForRouteChange: id(0x42), // no open shift
  driverForTransportChange: id(0x43), // on shift on `transportOfChanging`
  driverForOpening: id(0x44), // no open shift, has a route
  driverForClosing: id(0x45), // on shift on `transportOfClosing`, holds 184 500 kopiykas (`money`)

  driverWithPhoto: id(0x46), // has a photo
  driverForPhoto: id(0x47), // has no photo
  driverForPhotoRemoval: id(0x48),

  shift: id(0x50), // open shift of `driver`
  shiftForClosing: id(0x51), // open shift of `driverForClosing`

  terminal: id(0x70), // active, at `point`, without a template
  terminalToEdit: id(0x71), // a transport terminal on a vehicle
  terminalToActivate: id(0x72), // added
  terminalWithCode: id(0x73), // added; its device expects `exampleSecrets.activationCode`
  terminalToRelease: id(0x75), // added
  terminalWithCash: id(0x74), // a kiosk at `point`, not on test; holds more than 1 000 ₴
  ecommTerminal: id(0x76), // e-commerce, active, its callbacks go to the mock's receiver; not changed by examples
  ecommTerminalToSwitch: id(0x77), // e-commerce, active
  ecommTerminalForPhrase: id(0x7b), // e-commerce, without a previous phrase
  ecommTerminalWithOverlap: id(0x7c), // e-commerce, its previous phrase still counts
  terminalTemplate: id(0x78), // used by terminals
  terminalTemplateToEdit: id(0x79),
  terminalTemplateToDelete: id(0x7a), // not used by any terminal
  bulkRun: id(0xb0), // finished
  reversalRun: id(0xb2), // finished
  resendRun: id(0xb3), // finished
  bulkRunToCancel: id(0xb1), // would detach a template from two terminals that have none, so it changes nothing

  transaction: id(0x80), // the newest payment at `terminalWithCash`
  transactionToReverse: id(0x81), // approved, 350 ₴ by card at `terminalWithCash`, nothing paid back
  transactionOfReversalRun: id(0x83), // approved, 420 ₴ by card at `terminalWithCash`, nothing paid back
  transactionWithoutReceipt: id(0x86), // approved, 126 ₴ by card at `terminalWithCash`, its receipt was not made
  reversal: id(0x82), // only in examples of answers
  callbackDelivery: id(0x84), // of a payment before the seed's moment; waits, or was sent by a server that works
  callbackDeliveryGivenUp: id(0x85), // at `terminal`, older than what tells of failing endpoints
  encashment: id(0x88), // latest one of `terminalWithCash`

  collectionRound: id(0x90), // planned; none of its terminals is `terminalWithCash`
  collectionRoundToFinish: id(0x91), // under way, no open stop, version 1
  collectionRoundToCancel: id(0x92), // planned
  roundStop: id(0x93), // open, of `collectionRound`
  collectionRoundToEdit: id(0x94), // planned, version 1

  terminalDispute: id(0x97), // not decided yet

  auditEntry: id(0x98), // of `updateRoute`

  // Code requests expect `exampleSecrets.code` and never expire.
  codeRequest: id(0x60), // sign_up; must not be used up
  codeRequestToResend: id(0x61), // sign_up; its code was sent long ago
  codeRequestOfSignUp: id(0x62), // sign_up
  codeRequestOfPassword: id(0x63), // password_reset of the cashier
  sessionToRevoke: id(0x64), // of the owner; its cookie is not in use
  savedView: id(0x68),
  savedViewToEdit: id(0x69),
  savedViewToDelete: id(0x6a),
  sharedView: id(0x6b),

  company: id(0xc0), // the merchant itself; others belong to it
  companyToEdit: id(0xc1), // belongs to `company`
  companyToDelete: id(0xc2), // nothing needs it

  registerShift: id(0xd0), // closed, of `point`
  registerShiftToClose: id(0xd1), // open, of `point`
  registerShiftForCash: id(0xd2), // open, of `pointWithCash`

  product: id(0x200), // sold everywhere, was sold
  productToEdit: id(0x201),
  productToDelete: id(0x20d), // was never sold
  productToArchive: id(0x203),
  productToRestore: id(0x204), // archived
  productToPrice: id(0x205), // sold at `point`, among others
  productForPhoto: id(0x206),
  productWithPhoto: id(0x207),
  productForPhotoRemoval: id(0x208), // has a photo
  priceChange: id(0x209), // of `product`, made
  priceChangeToCancel: id(0x20a), // planned
  productComposed: id(0x20b), // made of ingredients
  productToCompose: id(0x20c), // without a composition

  productGroup: id(0x210), // the first product group of the seed
  productGroupToEdit: id(0x211),
  productGroupToDelete: id(0x212), // empty

  productRun: id(0x240), // finished
  productOfRun: id(0x241), // a service, 99 ₴, sold everywhere

  ingredient: id(0x220), // the first ingredient of the seed
  ingredientToEdit: id(0x221),
  ingredientToDelete: id(0x222), // nothing uses it
  ingredientTemplate: id(0x228), // of `ingredient` alone
  ingredientTemplateToEdit: id(0x229),
  ingredientTemplateToDelete: id(0x22a),

  productImport: id(0x250), // a draft with a row of each verdict
  productImportRow: id(0x251), // of `productImport`, would change `product`
  productImportToEdit: id(0x252), // a draft
  productImportRowToEdit: id(0x253), // of `productImportToEdit`
  productImportToStart: id(0x254), // a draft with something to do, version 1
  productImportToDelete: id(0x255), // a draft
  productImportDone: id(0x256), // finished
  productImportRun: id(0x257), // of `productImportDone`
  productImportRunRow: id(0x258), // of `productImportRun`, done
  productImportToRollBack: id(0x259), // finished
  productImportRunOfRollBack: id(0x25a), // only in examples of answers
  productImportRunToRollBack: id(0x25b), // of `productImportToRollBack`

  discount: id(0x260), // the first discount of the seed
  discountToEdit: id(0x261),
  discountToPause: id(0x262),
  discountToDelete: id(0x263), // a draft
  discountToTry: id(0x264), // paused

  customer: id(0x270), // the first customer of the seed
  customerToEdit: id(0x271),
  customerToForget: id(0x272), // has bonuses
  bonusEntry: id(0x278), // the last one of `customer`
  loyaltyQuote: id(0x280), // committed: `loyaltyCommitToRelease`
  loyaltyQuoteToCommit: id(0x281), // of the terminal of the signature, holds for years
  loyaltyCommit: id(0x282), // only in examples of answers
  loyaltyCommitToRelease: id(0x283), // of the terminal of the signature, not paid
} as const;

/** Credentials of the examples; valid on seed data only. */
export const exampleSecrets = {
  code: '246810',
  ticket: 'example-ticket-of-a-registration',
  activationCode: 'K7100106',
  claimCode: 'K7900001',
  keyPhrase: 'демо-фраза S1100101',
  statusSecret: 'demo-status-secret-4f1c2a9b7d3e8056',
} as const;
