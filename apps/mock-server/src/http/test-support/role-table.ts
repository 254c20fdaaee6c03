import type { Role } from '@kasa/contracts/shared/permissions';

const STAFF = ['owner', 'director', 'accountant', 'cashier', 'dispatcher', 'driver'] as const;

/** Which roles may call which operations: what is meant, written by hand, not what the contract happens to say. */
const TABLE: readonly [roles: readonly Role[], operations: string][] = [
  [
    STAFF,
    `getMe updateMe updateHome getSecondFactor enrolSecondFactor disableSecondFactor renewRecoveryCodes getFirstSteps
    listOwnSessions listOwnActivity listOwnShifts getOwnStatistics exportOwnStatistics listOwnSwaps listSwapOptions askForSwap answerSwap withdrawSwap dismissNewBrowser revokeOwnSession revokeOtherSessions streamEvents
    listSavedViews createSavedView updateSavedView deleteSavedView
    listTerminals getTerminal getTerminalOverview exportTerminals listTerminalPoints listTerminalModels
    listTerminalTemplates getTerminalTemplate
    listBulkRuns getBulkRun listBulkRunRows listBulkRunPeople exportBulkRun`,
  ],
  [
    // A driver: the own ones; what that is stands in transport/driver-reads.test.ts.
    ['owner', 'director', 'accountant', 'dispatcher', 'driver'],
    `listRoutes getRoute listDepots getDepot listTransports getTransport
    listDrivers getDriver getDriverAvatar listShifts getOpenShift`,
  ],
  [
    ['owner', 'director', 'accountant', 'cashier'],
    `listTransactions getTransaction getTransactionReceipt getTransactionTotals exportTransactions
    listTransactionBanks listTransactionCompanies listTransactionCashiers listReversalRuns listReversalRunPeople getReversalRun
    listReversalRunRows exportReversalRun`,
  ],
  [
    ['owner', 'director', 'accountant'],
    `getTerminalCash listEncashments exportEncashments listEncashmentPeople getEncashment
    listTerminalsWithCash listCollectionRounds getCollectionRound listCashCollectors`,
  ],
  [
    ['owner', 'director'],
    `encashTerminal createCollectionRound updateCollectionRound cancelCollectionRound finishCollectionRound
    skipRoundStop
    addTerminal disputeTerminal activateTerminal activateTerminalByCode createOfflineTerminal
    updateTerminal getTerminalSettingChanges createTerminalTemplate updateTerminalTemplate deleteTerminalTemplate
    getTerminalTemplateSettingChanges previewBulkRun startBulkRun cancelBulkRun previewCallback testCallback
    listUsers getUser exportUsers updateUserRights removeSecondFactor
    hireUser hireUsers updateUser resendInvitation withdrawInvitation closeUserAccess reopenUserAccess
    uploadUserPhoto getUserPhoto removeUserPhoto listUserPoints getUserPoint placeUsers setPointDirector
    getSchedule exportSchedule updateSchedule publishSchedule decideSwap
    listWeekTemplates createWeekTemplate updateWeekTemplate deleteWeekTemplate
    listRightsTemplates getRightsTemplate createRightsTemplate updateRightsTemplate deleteRightsTemplate
    previewRightsTemplate applyRightsTemplate`,
  ],
  // What a cashier may not reverse by sum stands in transactions/reversals/reversals.test.ts.
  [
    ['owner', 'director', 'cashier'],
    'reverseTransaction previewReversalRun startReversalRun cancelReversalRun',
  ],
  [['owner', 'accountant'], 'updateTransactionStatus registerTransactionReceipt'],
  [
    ['owner'],
    `previewOfflineUpdate startOfflineUpdate releaseTerminal listCallbackDeliveries getCallbackDelivery
    resendCallback previewResendRun startResendRun listResendRuns listResendRunPeople getResendRun
    listResendRunRows exportResendRun cancelResendRun listSigningKeys rotateSigningKey getStatusSecret renewStatusSecret listFailingEndpoints
    listEcommTerminals createEcommTerminal setEcommTerminalStatus replaceKeyPhrase endKeyPhraseOverlap`,
  ],
  [
    ['owner', 'director', 'accountant', 'dispatcher'],
    'getDashboard getSalesReport getDeclinePatterns getUserStatistics exportUserStatistics',
  ],
  [
    ['owner', 'accountant'],
    'listAuditEntries getAuditEntry listAuditPeople exportAuditEntries updateMerchant updateFirstStep',
  ],
  [
    ['owner', 'dispatcher'],
    `createRoute updateRoute createDepot updateDepot createTransport updateTransport changeTransportStatus
    createDriver updateDriver uploadDriverAvatar removeDriverAvatar changeDriverRoute changeDriverTransport
    openShift closeShift`,
  ],
  [
    ['owner', 'accountant'],
    'listCompanies getCompany getCompanyGroup createCompany updateCompany deleteCompany',
  ],
  [
    ['owner', 'director'],
    `listPoints getPoint exportPoints createPoint updatePoint deletePoint
    listPointCompanies getPointCompany listPointDirectors getPointDirector
    listRegisterShifts exportRegisterShifts getRegisterShift openRegisterShift closeRegisterShift recordServiceCash
    getFiscalClock getRegisterRepair repairRegister`,
  ],
  [
    ['owner', 'director'],
    'listPointKeys getPointKey uploadPointKey deletePointKey getKeyRegisters addKeyPoints',
  ],
  [
    ['owner', 'director'],
    'listProducts exportProducts getProduct createProduct updateProduct archiveProduct restoreProduct deleteProduct uploadProductPhoto getProductPhoto removeProductPhoto',
  ],
  [
    ['owner', 'director'],
    'listProductGroups getProductGroup createProductGroup updateProductGroup deleteProductGroup getProductPrices changeProductPrice listPriceChanges cancelPriceChange listPriceTags',
  ],
  [
    ['owner', 'director'],
    'previewProductRun startProductRun listProductRuns listProductRunPeople getProductRun listProductRunRows exportProductRun cancelProductRun',
  ],
  [
    ['owner', 'director'],
    `listProductImports getProductImport createProductImport putProductImportRows listProductImportRows
    updateProductImportRow startProductImport rollBackProductImport deleteProductImport
    listProductImportRuns listProductImportRunPeople getProductImportRun listProductImportRunRows
    exportProductImportRun cancelProductImportRun`,
  ],
  [['owner', 'director'], 'listIngredients getIngredient listIngredientUses'],
  [['owner', 'director'], 'createIngredient updateIngredient deleteIngredient'],
  [['owner', 'director'], 'listIngredientTemplates getIngredientTemplate'],
  [['owner', 'director'], 'createIngredientTemplate updateIngredientTemplate deleteIngredientTemplate'],
  [['owner', 'director'], 'getProductComposition putProductComposition'],
  [['owner', 'director'], 'listDiscounts getDiscount getLoyaltyReport'],
  [
    ['owner', 'director'],
    'createDiscount updateDiscount changeDiscountState deleteDiscount simulateDiscounts',
  ],
  [['owner'], 'listCustomers getCustomer createCustomer updateCustomer forgetCustomer listBonusEntries'],
];

/** The roles that may call an operation, by its id. */
export const rolesOf: ReadonlyMap<string, readonly Role[]> = new Map(
  TABLE.flatMap(([roles, operations]) => operations.split(/\s+/).map((id) => [id, roles] as const)),
);
