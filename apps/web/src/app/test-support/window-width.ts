export const USUAL_WIDTH = 1280;

/** Width seen by media queries, CSS pixels. Set by `renderApp`. */
export const windowWidth = { current: USUAL_WIDTH };
