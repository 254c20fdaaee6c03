// Made from openapi.json by `pnpm gen`; never edit.

/** Method, path, whether the body is signed, and what is special about it, by operation id. */
export const pointsOperations = {
  listPoints: ['GET', '/api/v1/points/points', false],
  createPoint: ['POST', '/api/v1/points/points', true, 'keyed'],
  exportPoints: ['GET', '/api/v1/points/export', false, 'file'],
  listPointCompanies: ['GET', '/api/v1/points/companies', false],
  listPointDirectors: ['GET', '/api/v1/points/directors', false],
  getPoint: ['GET', '/api/v1/points/points/{id}', false],
  updatePoint: ['PUT', '/api/v1/points/points/{id}', true],
  deletePoint: ['DELETE', '/api/v1/points/points/{id}', false],
  getPointCompany: ['GET', '/api/v1/points/companies/{id}', false],
  getPointDirector: ['GET', '/api/v1/points/directors/{id}', false],
  listRegisterShifts: ['GET', '/api/v1/points/shifts', false],
  openRegisterShift: ['POST', '/api/v1/points/shifts', true, 'keyed'],
  getRegisterShift: ['GET', '/api/v1/points/shifts/{id}', false],
  closeRegisterShift: ['POST', '/api/v1/points/shifts/{id}/close', false],
  recordServiceCash: ['POST', '/api/v1/points/shifts/{id}/cash', true, 'keyed'],
  getFiscalClock: ['GET', '/api/v1/points/{id}/clock', false],
  getRegisterRepair: ['GET', '/api/v1/points/{id}/clock/repair', false],
  repairRegister: ['POST', '/api/v1/points/{id}/clock/repair', false],
  listPointKeys: ['GET', '/api/v1/points/keys', false],
  uploadPointKey: ['POST', '/api/v1/points/keys', true, 'keyed'],
  getPointKey: ['GET', '/api/v1/points/keys/{id}', false],
  deletePointKey: ['DELETE', '/api/v1/points/keys/{id}', false],
  getKeyRegisters: ['GET', '/api/v1/points/keys/{id}/registers', false],
  addKeyPoints: ['POST', '/api/v1/points/keys/{id}/points', true, 'keyed'],
} as const;
