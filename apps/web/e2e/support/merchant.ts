import { mockControl } from '@kasa/client/mock/control';
import type { Role } from '@kasa/contracts/shared/permissions';

type Control = ReturnType<typeof mockControl>;
type Fault = Parameters<Control['addFault']>[0]['body'];

/** Effect of a fault: an envelope code, `drop` (cuts the connection), or a latency in milliseconds. */
export type FaultKind = Exclude<Fault['code'], null> | 'drop' | number;

/** A merchant for one test, with the seed's data and one user per role. */
export interface Merchant {
  readonly id: string;
  phoneOf(role: Role): string;
  /** Injects a fault for this merchant; `*`: all operations. */
  fail(
    operation: string,
    kind: FaultKind,
    more?: Partial<Pick<Fault, 'times' | 'after_handler'>>,
  ): Promise<void>;
}

export const PASSWORD = 'kasa-demo';

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
