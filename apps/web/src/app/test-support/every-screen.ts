/**
 * Every screen of the app, made of `shared/paths`: a new address is covered by the tests of all screens without a
 * line here, unless it needs an id or steps before it.
 */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Role } from '@kasa/contracts/shared/permissions';
import { renderAtBank, renderAtCode } from '../../features/auth/test-support/registration.ts';
import { paths } from '../../shared/paths.ts';
import { type RenderedApp, type RenderOptions, renderApp } from './render-app.tsx';

/** One screen in one state that has an address. */
export interface EveryScreen {
  /** The address as `shared/paths` spells it, with what is open beside it. */
  readonly name: string;
  readonly address: string;
  readonly as: Role | null;
  /** A place that asks for nothing, of the same layout. */
  readonly calm: string;
  /** Mounts the app where this screen can be gone to: at the calm place. */
  open(options?: RenderOptions): Promise<RenderedApp>;
}

interface Needs {
  as?: null;
  /** Addresses in the place of the pattern. */
  addresses?: readonly string[];
  begin?: (options: RenderOptions) => Promise<RenderedApp>;
}

const {
  bulkRun,
  bulkRunToCancel,
  depot,
  driver,
  encashment,
  route,
  terminal,
  terminalTemplate,
  terminalWithCash,
  transport,
  user,
} = exampleIds;

/** What some addresses need; all others are opened as they are, by the owner, who may do everything. */
const needs: { readonly [Name in keyof typeof paths]?: Needs } = {
  welcome: { as: null },
  signIn: { as: null },
  signUp: { as: null },
  resetPassword: { as: null },
  confirmPassword: { as: null },
  confirmCode: { as: null, begin: renderAtCode },
  signUpBanking: { as: null, begin: renderAtBank },
  terminalEdit: { addresses: [paths.terminalEdit({ id: terminal })] },
  terminalRun: {
    addresses: [paths.terminalRun({ id: bulkRun }), paths.terminalRun({ id: bulkRunToCancel })],
  },
  terminalSuccess: { addresses: [paths.terminalSuccess({ id: terminal })] },
  terminalEncashment: {
    addresses: [
      paths.terminalEncashment({ id: terminalWithCash }),
      paths.terminalEncashment({ id: terminalWithCash }, { slip: encashment }),
    ],
  },
  terminalTemplateCreate: {
    addresses: [
      paths.terminalTemplateCreate(),
      paths.terminalTemplateCreate({ from: terminal }),
      paths.terminalTemplateCreate({ copy: terminalTemplate }),
    ],
  },
  terminalTemplateEdit: { addresses: [paths.terminalTemplateEdit({ id: terminalTemplate })] },
  terminalTemplateApply: { addresses: [paths.terminalTemplateApply({ id: terminalTemplate })] },
  transportList: { addresses: [paths.transportList(), paths.transportList({ vehicle: transport })] },
  showRoute: { addresses: [paths.showRoute({ id: route })] },
  routeUpdate: { addresses: [paths.routeUpdate({ id: route })] },
  driversList: {
    addresses: [
      paths.driversList(),
      paths.driversList({ driver }),
      paths.driversList({ editDriver: driver }),
    ],
  },
  users: { addresses: [paths.users(), paths.users({ user })] },
  branch: { addresses: [paths.branch({ id: depot }), paths.branch({ id: depot }, { tab: 'drivers' })] },
  branchEdit: { addresses: [paths.branchEdit(), paths.branchEdit({ id: depot })] },
};

const CALM = '/nowhere';

/** All of them. */
export const everyScreen: readonly EveryScreen[] = Object.entries(paths).flatMap(([name, { pattern }]) => {
  const { as = 'owner', addresses = [pattern], begin = null } = needs[name as keyof typeof paths] ?? {};
  return addresses.map((address) => ({
    name: address.replace(/=[^&]*/g, ''),
    address,
    as,
    calm: CALM,
    open: async (options: RenderOptions = {}) => {
      const app = begin ? await begin(options) : await renderApp(CALM, { as, ...options });
      if (begin) await app.goTo(CALM);
      return app;
    },
  }));
});

/** Those inside the layout. */
export const privateScreens = everyScreen.filter(({ as }) => as !== null);
