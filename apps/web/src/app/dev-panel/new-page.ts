/** Leaves for a page that is loaded anew, with nothing of this one in memory. An object, so that tests can watch it. */
export const newPage = {
  open: (path: string) => window.location.assign(path),
};
