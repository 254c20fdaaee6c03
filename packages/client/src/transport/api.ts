import type { KasaClient } from '../http/create-client.ts';

/** Routes, vehicles (transports), drivers and their shifts, depots. */
export const transportApi = (client: KasaClient) => ({
  listRoutes: client.operation('listRoutes'),
  getRoute: client.operation('getRoute'),
  createRoute: client.operation('createRoute'),
  updateRoute: client.operation('updateRoute'),

  listTransports: client.operation('listTransports'),
  getTransport: client.operation('getTransport'),
  createTransport: client.operation('createTransport'),
  updateTransport: client.operation('updateTransport'),
  changeTransportStatus: client.operation('changeTransportStatus'),

  listDrivers: client.operation('listDrivers'),
  getDriver: client.operation('getDriver'),
  createDriver: client.operation('createDriver'),
  updateDriver: client.operation('updateDriver'),
  changeDriverRoute: client.operation('changeDriverRoute'),
  changeDriverTransport: client.operation('changeDriverTransport'),
  uploadDriverAvatar: client.operation('uploadDriverAvatar'),
  getDriverAvatar: client.operation('getDriverAvatar'),
  removeDriverAvatar: client.operation('removeDriverAvatar'),

  openShift: client.operation('openShift'),
  closeShift: client.operation('closeShift'),
  getOpenShift: client.operation('getOpenShift'),
  listShifts: client.operation('listShifts'),

  listDepots: client.operation('listDepots'),
  getDepot: client.operation('getDepot'),
  createDepot: client.operation('createDepot'),
  updateDepot: client.operation('updateDepot'),
});
