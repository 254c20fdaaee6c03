import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('keeps every address as the specification spells it', () => {
  const patterns = Object.fromEntries(Object.entries(paths).map(([name, to]) => [name, to.pattern]));
  expect(patterns).toMatchInlineSnapshot(`
    {
      "audit": "/audit",
      "branch": "/branches/:id",
      "branchEdit": "/branches/edit",
      "branchesList": "/branches",
      "callbackRun": "/list/ecomm_callbacks/runs/:id",
      "callbackRuns": "/list/ecomm_callbacks/runs",
      "cash": "/cash",
      "cashRound": "/cash/rounds/:id",
      "cashRounds": "/cash/rounds",
      "companies": "/companies",
      "companyCreate": "/companies/create",
      "companyEdit": "/companies/:id/edit",
      "confirmCode": "/confirm-code",
      "confirmPassword": "/confirm-password",
      "dashboard": "/dashboard",
      "driverCreate": "/Drivers/Create",
      "driversList": "/Drivers",
      "ecommCallbacks": "/list/ecomm_callbacks",
      "ecommKeys": "/list/ecomm_keys",
      "ecommTerminalCreate": "/create/ecomm_terminal",
      "ecommTerminalEdit": "/edit/ecomm_terminal/:id",
      "ecommTerminals": "/list/ecomm_terminal",
      "ecommTransactions": "/list/ecomm_transactions/:id",
      "home": "/",
      "ingredientCreate": "/ingredient/create",
      "ingredientEdit": "/ingredients/:id/edit",
      "ingredientTemplateCreate": "/ingredients/templates/create",
      "ingredientTemplateEdit": "/ingredients/templates/:id/edit",
      "ingredientTemplates": "/ingredients/templates",
      "ingredients": "/ingredients",
      "invitation": "/invitation",
      "offlineTerminal": "/offline",
      "pointCreate": "/points/create",
      "pointEdit": "/points/:id/edit",
      "pointKeys": "/points/keys",
      "pointNonFiscal": "/points/non-fiscal",
      "points": "/points/list",
      "pointsFromKey": "/points/fiscal/add",
      "priceTags": "/products/price-tags",
      "productCreate": "/products/create",
      "productEdit": "/products/:id/edit",
      "productGroups": "/products/groups",
      "productRun": "/products/runs/:id",
      "productRuns": "/products/runs",
      "productTable": "/products/table",
      "products": "/products",
      "profile": "/profile",
      "profilePassword": "/profile/password",
      "profileSchedule": "/profile/schedule",
      "profileSecondFactor": "/profile/second-factor",
      "profileTerminal": "/profile/terminal",
      "resetPassword": "/reset-password",
      "rightsTemplateCreate": "/users/templates/create",
      "rightsTemplateEdit": "/users/templates/:id/edit",
      "rightsTemplates": "/users/templates",
      "routeCreate": "/Routes/Create",
      "routeUpdate": "/Route/Update",
      "routesList": "/Routes",
      "scanner": "/qr",
      "showRoute": "/Route",
      "signIn": "/signin",
      "signUp": "/signup",
      "signUpBanking": "/singup/banking",
      "terminalActivate": "/Terminal/Activate",
      "terminalConfig": "/terminal_config",
      "terminalCreate": "/terminals/create",
      "terminalEdit": "/terminals/:id/edit",
      "terminalEncashment": "/terminals/:id/encashment",
      "terminalRun": "/terminals/runs/:id",
      "terminalRuns": "/terminals/runs",
      "terminalSuccess": "/terminals/success",
      "terminalTemplateApply": "/terminals/templates/:id/apply",
      "terminalTemplateCreate": "/terminals/templates/create",
      "terminalTemplateEdit": "/terminals/templates/:id/edit",
      "terminalTemplates": "/terminals/templates",
      "terminals": "/terminals",
      "transactionRun": "/transactions/runs/:id",
      "transactionRuns": "/transactions/runs",
      "transactions": "/transactions",
      "transportCreate": "/Transports/Create",
      "transportList": "/Transports",
      "userBranch": "/users/manage/:id",
      "userBranches": "/users/manage",
      "userCreate": "/users/create",
      "userEdit": "/users/:id/edit",
      "userRights": "/users/rights",
      "userSchedule": "/users/manage/:id/schedule",
      "userStatistics": "/users/statistics/:id",
      "users": "/users",
      "usersImport": "/users/import",
      "welcome": "/welcome",
    }
  `);
});

it('has no two names for one address', () => {
  const patterns = Object.values(paths).map((to) => to.pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});

it('fills in parameters and leaves out what is not set', () => {
  expect(paths.branch({ id: 'a/b c' })).toBe('/branches/a%2Fb%20c');
  expect(paths.branch({ id: '1' }, { tab: 'drivers' })).toBe('/branches/1?tab=drivers');
  expect(paths.driversList({ page: 2, name: 'Іва', route_id: '', branch_id: null })).toBe(
    '/Drivers?page=2&name=%D0%86%D0%B2%D0%B0',
  );
  expect(paths.driversList()).toBe('/Drivers');
});
