import {
  createPoint,
  deletePoint,
  exportPoints,
  getPoint,
  listPointCompanies,
  listPointDirectors,
  listPoints,
  updatePoint,
} from './operations/points.ts';
import {
  closeRegisterShift,
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
  createPoint,
  updatePoint,
  deletePoint,
  listRegisterShifts,
  getRegisterShift,
  openRegisterShift,
  closeRegisterShift,
  recordServiceCash,
};
