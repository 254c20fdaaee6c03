/**
 * Every address of the app, spelled letter for letter as the specification spells it (spec §2). Nobody else writes
 * one: links, redirects and the router all take it from here. A snapshot test pins them.
 */

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Query parameters of an address. Empty and missing ones are left out. */
export type SearchValues = Readonly<Record<string, string | number | null | undefined>>;

type PathArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? [search?: SearchValues]
  : [params: Readonly<Record<ParamNames<Pattern>, string>>, search?: SearchValues];

/** An address: called, it makes the URL; `pattern` is for the router. */
export interface PathTo<Pattern extends string> {
  (...args: PathArguments<Pattern>): string;
  readonly pattern: Pattern;
}

/** `?a=1&b=2` of what is set, or nothing. */
export function searchText(search: SearchValues = {}): string {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
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
  /** The terminals; first steps of a new merchant; for a merchant without terminals it leads on (app/home.tsx). */
  home: path('/'),
  welcome: path('/welcome'),
  signIn: path('/signin'),
  signUp: path('/signup'),
  confirmCode: path('/confirm-code'),
  /** Spelled as in the specification. */
  signUpBanking: path('/singup/banking'),
  resetPassword: path('/reset-password'),
  confirmPassword: path('/confirm-password'),

  profile: path('/profile'),
  profilePassword: path('/profile/password'),
  /** People of the merchant, and what they may do; `?user=`: whose rights are open. */
  users: path('/users'),

  /** The journal of changes. */
  audit: path('/audit'),

  /** The merchant's day at a glance. */
  dashboard: path('/dashboard'),

  terminals: path('/terminals'),
  terminalCreate: path('/terminals/create'),
  terminalEdit: path('/terminals/:id/edit'),
  /** Runs over many terminals, and one of them. */
  terminalRuns: path('/terminals/runs'),
  terminalRun: path('/terminals/runs/:id'),
  /** Makes an offline terminal; so does `offlineTerminal` (spec §2). */
  terminalConfig: path('/terminal_config'),
  offlineTerminal: path('/offline'),
  /** An offline terminal was made: `?id=`. */
  terminalSuccess: path('/terminals/success'),
  terminalEncashment: path('/terminals/:id/encashment'),
  terminalTemplates: path('/terminals/templates'),
  /** `?from=`: with the settings of a terminal; `?copy=`: with those of another template. */
  terminalTemplateCreate: path('/terminals/templates/create'),
  terminalTemplateEdit: path('/terminals/templates/:id/edit'),
  terminalTemplateApply: path('/terminals/templates/:id/apply'),
  /** For whoever may add terminals; others are sent back with a word (spec §6). */
  terminalActivate: path('/Terminal/Activate'),
  /** The scanner of codes. */
  scanner: path('/qr'),

  /** Named route transportList (spec §2): shown after a route or a transport is created. */
  transportList: path('/Transports'),
  transportCreate: path('/Transports/Create'),
  routesList: path('/Routes'),
  routeCreate: path('/Routes/Create'),
  /** Named route showRoute (spec §2): opened by a click on a row of the routes; `?id=`, else the saved route. */
  showRoute: path('/Route'),
  routeUpdate: path('/Route/Update'),
  /** Named route driversList (spec §2): shown after a driver is created. */
  driversList: path('/Drivers'),
  driverCreate: path('/Drivers/Create'),
  branchesList: path('/branches'),
  branch: path('/branches/:id'),
  /** Without `?id=` it makes a new one. */
  branchEdit: path('/branches/edit'),
} as const;
