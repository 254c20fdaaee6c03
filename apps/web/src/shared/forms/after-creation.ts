/**
 * Navigation options after creating an object: replaces the form in the history, so that back does not lead
 * to an empty form.
 */
export const afterCreation = { replace: true } as const;
