import { setMockTaxService, type taxServiceBehaviours } from '@kasa/contracts/mock/tax-service';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { documentSigner } from '../documents/signer.ts';
import { workShifts } from '../shifts/worker.ts';

const nameOf = (code: number) =>
  Object.entries(codes).find(([, entry]) => entry.code === code)?.[0] ?? String(code);

/** What tests of shifts ask the app for; `point` has no shift that is not closed in the seed. */
export function shiftsIn(test: TestApp, owner: Caller) {
  const point = ids.pointToEdit;
  /** The name of the failure, or the state of the shift. */
  const outcome = ({ code, data }: { code: number; data: { state: string } }) =>
    code === codes.ok.code ? data.state : nameOf(code);
  const open = (point_id: string = point, headers: Record<string, string> = {}) =>
    call(test.app, ops.openRegisterShift, { body: { point_id } }, { ...owner, headers });
  const close = (id: string) => call(test.app, ops.closeRegisterShift, { params: { id } }, owner);
  const cash = (id: string, kind: 'service_in' | 'service_out', amount: number) =>
    call(test.app, ops.recordServiceCash, { params: { id }, body: { kind, amount } }, owner);
  const get = async (id: string) =>
    (await call(test.app, ops.getRegisterShift, { params: { id } }, owner)).data;
  const behave = (behaviour: (typeof taxServiceBehaviours)[number]) =>
    call(test.app, setMockTaxService, { body: { behaviour, after_seconds: 60, merchant_id: ids.merchant } });
  const services = {
    clock: test.clock,
    taxService: test.taxService,
    signer: documentSigner(),
    report: (error: unknown) => {
      throw error;
    },
  };
  const work = () => workShifts({ ...services, db: test.database.db });
  const travel = (seconds: number) =>
    test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1_000), true);
  /** So far that the session has ended: signs in anew. */
  const travelFar = async (to: Date) => {
    test.clock.travelTo(to, true);
    Object.assign(owner, await signInAs(test.app, 'owner'));
  };
  const documents = () =>
    test.database.db.selectFrom('register_documents').selectAll().orderBy('local_number').execute();
  return { point, outcome, open, close, cash, get, behave, work, travel, travelFar, documents };
}
