/**
 * How the screen that follows a new thing is gone to: in the place of its form. Back then leads to where the form was
 * opened from, not to an empty one that would make another.
 */
export const afterCreation = { replace: true } as const;
