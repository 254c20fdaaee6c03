// Made from mock.openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const operationTable = {
  resetMock: ['POST', '/__mock/reset', false],
  getMockClock: ['GET', '/__mock/clock', false],
  setMockClock: ['PUT', '/__mock/clock', false],
  listMockFaults: ['GET', '/__mock/faults', false],
  addMockFault: ['POST', '/__mock/faults', false],
  clearMockFaults: ['DELETE', '/__mock/faults', false],
  setMockVolume: ['POST', '/__mock/volume', false],
  createMockMerchant: ['POST', '/__mock/merchants', false],
  listMockMessages: ['GET', '/__mock/messages', false],
  listMockSecondFactors: ['GET', '/__mock/second-factors', false],
  listMockPeople: ['GET', '/__mock/people', false],
  setMockRights: ['PUT', '/__mock/rights', false],
  listMockSimulators: ['GET', '/__mock/simulators', false],
  setMockSimulator: ['PUT', '/__mock/simulators/{name}', false],
  setMockConnectivity: ['PUT', '/__mock/connectivity', false],
  cutMockStreams: ['POST', '/__mock/streams/cut', false],
  makeMockPayment: ['POST', '/__mock/payments', false],
  listMockCallbacks: ['GET', '/__mock/callbacks', false],
  clearMockCallbacks: ['DELETE', '/__mock/callbacks', false],
  setMockCallbackAnswer: ['PUT', '/__mock/callbacks/answer', false],
  listMockTerminalDisputes: ['GET', '/__mock/terminal-disputes', false],
  decideMockTerminalDispute: ['PUT', '/__mock/terminal-disputes/{id}', false],
  setMockAcquirer: ['PUT', '/__mock/acquirer', false],
  setMockTaxService: ['PUT', '/__mock/tax-service', false],
} as const;
