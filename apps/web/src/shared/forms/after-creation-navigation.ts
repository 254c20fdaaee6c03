/** Navigation options after creating an object: back must not lead to an empty form. */
export const afterCreationNavigation = { replace: true } as const;
