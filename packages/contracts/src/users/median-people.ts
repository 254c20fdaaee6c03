/**
 * So many people have to have sold at a point for a median. Of two it would tell what the other one sold; of three it may,
 * without telling whose it is. Without zod: screens read it, too.
 */
export const LEAST_PEOPLE_OF_MEDIAN = 3;
