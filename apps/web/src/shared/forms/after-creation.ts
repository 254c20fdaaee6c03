/** Navigation options after creating an object: back must not lead to an empty form. */
export const afterCreation = { replace: true } as const;
