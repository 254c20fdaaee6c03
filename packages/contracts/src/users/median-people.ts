/**
 * So many people have to have sold at a point for a median: of fewer it would tell what a colleague has sold.
 * Without zod: screens read it, too.
 */
export const LEAST_PEOPLE_OF_MEDIAN = 3;
