/** The letter after G, by the id of a menu entry; an entry without one is reached by Ctrl K. */
export const areaLetters: Readonly<Record<string, string>> = {
  terminals: 't',
  transactions: 'p',
  dashboard: 'o',
  cash: 'c',
  routes: 'r',
  transports: 'v',
  drivers: 'd',
  branches: 'b',
  users: 'u',
  audit: 'j',
};
