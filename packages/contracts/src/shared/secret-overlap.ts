/**
 * How long a replaced secret of a web shop, key phrase or status secret, still counts, hours: a shop changes it within a
 * working day without a gap, and whoever has found an old one has it for a day at most.
 */
export const SECRET_OVERLAP_HOURS = 24;
