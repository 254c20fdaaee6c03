import { mockControl } from '@kasa/client/mock/control';
import type { Role } from '@kasa/contracts/shared/permissions';

type Control = ReturnType<typeof mockControl>;
type Acquirer = Parameters<Control['setAcquirer']>[0]['body']['behaviour'];
type Fault = Parameters<Control['addFault']>[0]['body'];

/** Effect of a fault: an envelope code, `drop` (cuts the connection), or a latency in milliseconds. */
export type FaultKind = NonNullable<Fault['code']> | 'drop' | number;

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
  /** How the bank answers this merchant's reversals from now on. */
  acquirer(behaviour: Acquirer): Promise<void>;
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
      const what =
        kind === 'drop'
          ? { kind }
          : typeof kind === 'number'
            ? { kind: 'latency' as const, latency_ms: kind }
            : { kind: 'code' as const, code: kind };
      await control.addFault({ body: { operation, ...what, merchant_id, ...more } });
    },
    acquirer: async (behaviour) => {
      await control.setAcquirer({
        body: { behaviour, response_code: '91', after_seconds: 0, merchant_id },
      });
    },
  };
}
