/** Names that are the same in every language: they are put into the words, whose translations do not hold them. */
export const wireWords = {
  /** The request with which a terminal takes its settings (spec §7). */
  configRequest: 'GET /api/v1/Config/get',
  /** The part of every answer that holds what was asked for. */
  answerField: 'data',
  /** How callbacks are signed (spec §7). */
  callbackSignature: 'SHA256withRSA',
  /** What marks a callback that is sent as a test: how the number of its order begins, and a header. */
  testOrder: 'TEST-',
  testHeader: 'X-Kasa-Test: 1',
} as const;
