/** All addresses of the app, spelled as in the spec (spec §2). A snapshot test pins them. */

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Query parameters; empty and missing ones are left out. */
export type SearchValues = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

type PathArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? [search?: SearchValues]
  : [params: Readonly<Record<ParamNames<Pattern>, string>>, search?: SearchValues];

/** Builds the URL when called; `pattern` is for the router. */
export interface PathTo<Pattern extends string> {
  (...args: PathArguments<Pattern>): string;
  readonly pattern: Pattern;
}

/** A query as it stands in an address, with the commas between values as they are. */
export const writtenSearch = (search: URLSearchParams): string => search.toString().replaceAll('%2C', ',');

/** `?a=1&b=2` of the set values, or an empty text. */
export function searchText(search: SearchValues = {}): string {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = writtenSearch(new URLSearchParams(set.map(([key, value]) => [key, String(value)])));
  return text === '' ? '' : `?${text}`;
}

function path<const Pattern extends string>(pattern: Pattern): PathTo<Pattern> {
  const hasParams = pattern.includes(':');
  const build = (...args: readonly (SearchValues | undefined)[]) => {
    const params = hasParams ? (args[0] ?? {}) : {};
    const search = hasParams ? args[1] : args[0];
    const filled = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    return filled + searchText(search);
  };
  return Object.assign(build, { pattern });
}

export const paths = {
  /** Terminals; first steps of a new merchant; a redirect to where a person or role starts (app/home.tsx). */
  home: path('/'),
  welcome: path('/welcome'),
  signIn: path('/signin'),
  signUp: path('/signup'),
  confirmCode: path('/confirm-code'),
  /** "singup" is the spec's spelling. */
  signUpBanking: path('/singup/banking'),
  resetPassword: path('/reset-password'),
  confirmPassword: path('/confirm-password'),
  /** `?phone=`: who was invited to join a merchant. */
  invitation: path('/invitation'),

  profile: path('/profile'),
  /** Asks for the own terminal. */
  profileTerminal: path('/profile/terminal'),
  profilePassword: path('/profile/password'),
  /** One's own published shifts. */
  profileSchedule: path('/profile/schedule'),
  /** Turns the second factor on. */
  profileSecondFactor: path('/profile/second-factor'),
  /** The merchant's users; `?open=`: who is looked at, `?user=`: whose rights are changed. */
  users: path('/users'),
  userCreate: path('/users/create'),
  /** Invites the people of a file. */
  usersImport: path('/users/import'),
  /** Templates of rights; `?open=`: the one beside the list. */
  rightsTemplates: path('/users/templates'),
  rightsTemplateCreate: path('/users/templates/create'),
  rightsTemplateEdit: path('/users/templates/:id/edit'),
  /** Points and depots with who works there. */
  userBranches: path('/users/manage'),
  userBranch: path('/users/manage/:id'),
  /** `?week=`: any day of the week, default this one. */
  userSchedule: path('/users/manage/:id/schedule'),
  /** For each action, who may do it. */
  userRights: path('/users/rights'),
  userEdit: path('/users/:id/edit'),
  /** How somebody sells and works; one's own is for everybody. */
  userStatistics: path('/users/statistics/:id'),

  audit: path('/audit'),

  dashboard: path('/dashboard'),

  /** `?open=`: the terminal that is looked at. */
  terminals: path('/terminals'),
  terminalCreate: path('/terminals/create'),
  terminalEdit: path('/terminals/:id/edit'),
  terminalRuns: path('/terminals/runs'),
  terminalRun: path('/terminals/runs/:id'),
  /** Creates an offline terminal, like `offlineTerminal` (spec §2). */
  terminalConfig: path('/terminal_config'),
  offlineTerminal: path('/offline'),
  /** `?id=`: the created offline terminal. */
  terminalSuccess: path('/terminals/success'),
  terminalEncashment: path('/terminals/:id/encashment'),
  /** Payments; `?open=`: one of them beside the list. */
  transactions: path('/transactions'),
  transactionRuns: path('/transactions/runs'),
  transactionRun: path('/transactions/runs/:id'),
  /** Callbacks to shops' servers; `?open=`: one of them with its attempts. */
  ecommCallbacks: path('/list/ecomm_callbacks'),
  callbackRuns: path('/list/ecomm_callbacks/runs'),
  callbackRun: path('/list/ecomm_callbacks/runs/:id'),
  /** Terminals by cash inside, to plan collection rounds of. */
  cash: path('/cash'),
  cashRounds: path('/cash/rounds'),
  cashRound: path('/cash/rounds/:id'),
  ecommTerminals: path('/list/ecomm_terminal'),
  ecommTerminalCreate: path('/create/ecomm_terminal'),
  ecommTerminalEdit: path('/edit/ecomm_terminal/:id'),
  /** The payments of one terminal. */
  ecommTransactions: path('/list/ecomm_transactions/:id'),
  terminalTemplates: path('/terminals/templates'),
  /** `?from=`: copies the settings of a terminal; `?copy=`: of a template. */
  terminalTemplateCreate: path('/terminals/templates/create'),
  terminalTemplateEdit: path('/terminals/templates/:id/edit'),
  terminalTemplateApply: path('/terminals/templates/:id/apply'),
  /** Needs the permission to add terminals; other users are sent back with a toast (spec §6). */
  terminalActivate: path('/Terminal/Activate'),
  scanner: path('/qr'),
  /** Keys of callbacks, secret of status requests. */
  ecommKeys: path('/list/ecomm_keys'),

  /** Named route transportList (spec §2): shown after creating a route or a transport. */
  transportList: path('/Transports'),
  transportCreate: path('/Transports/Create'),
  routesList: path('/Routes'),
  routeCreate: path('/Routes/Create'),
  /** Named route showRoute (spec §2): opened from a row of the routes; `?id=`, else the saved route. */
  showRoute: path('/Route'),
  routeUpdate: path('/Route/Update'),
  /** Named route driversList (spec §2): shown after creating a driver. */
  driversList: path('/Drivers'),
  driverCreate: path('/Drivers/Create'),
  branchesList: path('/branches'),
  branch: path('/branches/:id'),
  /** Without `?id=`: a new one. */
  branchEdit: path('/branches/edit'),

  /** `?open=`: the one beside the list; `?parent_id=`: those that belong to it. */
  companies: path('/companies'),
  companyCreate: path('/companies/create'),
  companyEdit: path('/companies/:id/edit'),

  /** `?open=`: the one beside the list. */
  points: path('/points/list'),
  /** A fiscal one. */
  pointCreate: path('/points/create'),
  pointNonFiscal: path('/points/non-fiscal'),
  /** Their signing keys. */
  pointKeys: path('/points/keys'),
  /** Points from the registers of a key's owner. */
  pointsFromKey: path('/points/fiscal/add'),
  pointEdit: path('/points/:id/edit'),

  /** Products; `?open=`: the one beside the list. */
  products: path('/products'),
  /** `?barcode=`: one that was scanned and is new. */
  productCreate: path('/products/create'),
  productEdit: path('/products/:id/edit'),
  productGroups: path('/products/groups'),
  /** With the filters of the list. */
  productTable: path('/products/table'),
  /** With the filters of the list, or `?product_id=`. */
  priceTags: path('/products/price-tags'),
  /** Actions on many products; `?open=`: the one beside the list. */
  productRuns: path('/products/runs'),
  productRun: path('/products/runs/:id'),
  /** Files whose rows are to become products, or became some. */
  productImports: path('/products/imports'),
  productImportCreate: path('/products/imports/create'),
  productImport: path('/products/imports/:id'),
  /** Runs that write imports or undo them; `?open=`: the one beside the list. */
  productImportRuns: path('/products/imports/runs'),
  productImportRun: path('/products/imports/runs/:id'),

  /** Ingredients; `?open=`: the one beside the list. */
  ingredients: path('/ingredients'),
  ingredientCreate: path('/ingredient/create'),
  ingredientEdit: path('/ingredients/:id/edit'),
  /** Named compositions; `?open=`: the one beside the list. */
  ingredientTemplates: path('/ingredients/templates'),
  ingredientTemplateCreate: path('/ingredients/templates/create'),
  ingredientTemplateEdit: path('/ingredients/templates/:id/edit'),

  /** Discounts; `?open=`: the one beside the list. */
  discounts: path('/Loyalty'),
  discountCreate: path('/Loyalty/Create'),
  discountEdit: path('/Loyalty/:id/edit'),
  /** Drafts on receipts of the past: `?discount=` one, `?other=` another, `?from=` and `?to=` the days. */
  simulation: path('/Loyalty/simulation'),
  /** The report on discounts: `?from=` and `?to=` the days, `?discount=` one alone. */
  loyaltyReport: path('/Loyalty/report'),

  /** Customers; `?open=`: the one beside the list. */
  customers: path('/Loyalty/customers'),
  /** Without `?id=` it makes a new one. */
  customerEdit: path('/Loyalty/customers/edit'),
} as const;
