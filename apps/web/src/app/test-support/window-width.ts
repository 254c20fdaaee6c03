/** A laptop's window, unless a test says otherwise. */
export const USUAL_WIDTH = 1280;

/** The window's width as media queries see it, CSS pixels. Set by the harness. */
export const windowWidth = { current: USUAL_WIDTH };
