export const DEFAULT_WIDTH = 1280;

/** Width seen by media queries, CSS pixels. Set by `renderApp`. */
export const windowWidth = { current: DEFAULT_WIDTH };
