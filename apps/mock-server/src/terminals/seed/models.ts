import type { TerminalKind } from '@kasa/contracts/terminals/terminal-status';

export interface ModelSeed {
  readonly name: string;
  readonly serial: string;
}

const a920: ModelSeed = { name: 'PAX A920', serial: 'A920' };
const im30: ModelSeed = { name: 'PAX IM30', serial: 'IM30' };
const move: ModelSeed = { name: 'Ingenico Move/5000', serial: 'MOVE5' };
const self: ModelSeed = { name: 'Ingenico Self/4000', serial: 'SELF4' };
const ux700: ModelSeed = { name: 'Verifone UX700', serial: 'UX700' };

export const modelsOf: Readonly<Record<TerminalKind, readonly [ModelSeed, ...ModelSeed[]]>> = {
  acquiring: [
    a920,
    { name: 'PAX A80', serial: 'A80' },
    move,
    { name: 'Ingenico Desk/3500', serial: 'DESK3' },
    { name: 'Verifone V200c', serial: 'V200C' },
    { name: 'Castles S1F2', serial: 'S1F2' },
  ],
  ptks: [self, ux700],
  transport: [im30, self, ux700],
  offline: [a920, move],
  ecomm: [{ name: 'Віртуальний POS', serial: 'VPOS' }],
};
