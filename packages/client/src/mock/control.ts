import type { operations } from '../generated/mock.ts';
import { operationTable } from '../generated/mock-operations.ts';
import { createHttpClient } from '../http/create-client.ts';
import type { SendOptions } from '../http/send.ts';

/** Client of the mock control (`/__mock`, decisions §5). For tests and development only. */
export function mockControl(options: Pick<SendOptions, 'baseUrl' | 'fetch'>) {
  const client = createHttpClient<operations>((id) => operationTable[id], {
    ...options,
    locale: () => null,
    signingSecret: () => null,
  });
  return {
    reset: client.operation('resetMock'),
    getClock: client.operation('getMockClock'),
    setClock: client.operation('setMockClock'),
    listFaults: client.operation('listMockFaults'),
    addFault: client.operation('addMockFault'),
    clearFaults: client.operation('clearMockFaults'),
    setVolume: client.operation('setMockVolume'),
    createMerchant: client.operation('createMockMerchant'),
    listMessages: client.operation('listMockMessages'),
    listSecondFactors: client.operation('listMockSecondFactors'),
    listPeople: client.operation('listMockPeople'),
    setRights: client.operation('setMockRights'),
    listSimulators: client.operation('listMockSimulators'),
    setAcquirer: client.operation('setMockAcquirer'),
    setTaxService: client.operation('setMockTaxService'),
    openShiftElsewhere: client.operation('openMockShiftElsewhere'),
    setSimulator: client.operation('setMockSimulator'),
    setConnectivity: client.operation('setMockConnectivity'),
    cutStreams: client.operation('cutMockStreams'),
    makePayment: client.operation('makeMockPayment'),
    recordAttendance: client.operation('recordMockAttendance'),
    listCallbacks: client.operation('listMockCallbacks'),
    clearCallbacks: client.operation('clearMockCallbacks'),
    setCallbackAnswer: client.operation('setMockCallbackAnswer'),
  };
}
