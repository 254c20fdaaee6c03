/** Opens a page by a full load, with no state kept. An object, so that tests can spy on it. */
export const fullPageNavigation = {
  open: (path: string) => window.location.assign(path),
};
