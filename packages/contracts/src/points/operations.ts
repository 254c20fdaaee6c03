import { getFiscalClock, getRegisterRepair, repairRegister } from './operations/clock.ts';
import { deletePointKey, getPointKey, listPointKeys, uploadPointKey } from './operations/keys.ts';
import {
  createPoint,
  deletePoint,
  exportPoints,
  getPoint,
  getPointCompany,
  getPointDirector,
  listPointCompanies,
  listPointDirectors,
  listPoints,
  updatePoint,
} from './operations/points.ts';
import { addKeyPoints, getKeyRegisters } from './operations/registers.ts';
import {
  closeRegisterShift,
  exportRegisterShifts,
  getRegisterShift,
  listRegisterShifts,
  openRegisterShift,
  recordServiceCash,
} from './operations/shifts.ts';

/** Points. */
export const pointsOperations = {
  listPoints,
  exportPoints,
  listPointCompanies,
  listPointDirectors,
  getPoint,
  getPointCompany,
  getPointDirector,
  createPoint,
  updatePoint,
  deletePoint,
  listRegisterShifts,
  exportRegisterShifts,
  getRegisterShift,
  openRegisterShift,
  closeRegisterShift,
  recordServiceCash,
  getFiscalClock,
  getRegisterRepair,
  repairRegister,
  listPointKeys,
  getPointKey,
  uploadPointKey,
  deletePointKey,
  getKeyRegisters,
  addKeyPoints,
};
