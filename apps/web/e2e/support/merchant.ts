import { mockControl } from '@kasa/client/mock/control';
import type { Role } from '@kasa/contracts/shared/permissions';

type Control = ReturnType<typeof mockControl>;
type Fault = Parameters<Control['addFault']>[0]['body'];

/** What a fault does: an envelope code by name, `drop` (the connection is cut), or lateness in milliseconds. */
export type FaultKind = Exclude<Fault['code'], null> | 'drop' | number;

/** A merchant that a test has to itself, with the seed's data and one person of each role. */
export interface Merchant {
  readonly id: string;
  phoneOf(role: Role): string;
  /** Makes an operation fail for this merchant's people: `listRoutes`, or `*` for all. */
  fail(
    operation: string,
    kind: FaultKind,
    more?: Partial<Pick<Fault, 'times' | 'after_handler'>>,
  ): Promise<void>;
}

/** Password of all seeded people. */
export const PASSWORD = 'kasa-demo';

/** Makes a merchant on the server at an address. */
export async function createMerchant(baseURL: string): Promise<Merchant> {
  const control = mockControl({ baseUrl: baseURL });
  const { merchant_id, users } = await control.createMerchant();
  return {
    id: merchant_id,
    phoneOf: (role) => {
      const person = users.find((user) => user.role === role);
      if (!person) throw new Error(`The merchant has nobody who is ${role}`);
      return person.phone;
    },
    fail: async (operation, kind, more = {}) => {
      const isLate = typeof kind === 'number';
      await control.addFault({
        body: {
          operation,
          kind: isLate ? 'latency' : kind === 'drop' ? 'drop' : 'code',
          latency_ms: isLate ? kind : null,
          code: isLate || kind === 'drop' ? null : kind,
          after_handler: false,
          times: null,
          probability: 1,
          merchant_id,
          ...more,
        },
      });
    },
  };
}
