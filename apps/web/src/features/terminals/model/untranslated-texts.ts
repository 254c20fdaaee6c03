/** Texts that are the same in every language; they are inserted into messages as parameters. */
export const untranslatedTexts = {
  /** Request by which a terminal fetches its settings (spec §7). */
  configRequest: 'GET /api/v1/Config/get',
  /** The field of every response that holds the payload. */
  answerField: 'data',
  callbackSignature: 'SHA256withRSA',
  /** Marks of a test callback: prefix of the order number, and a header. */
  testOrder: 'TEST-',
  testHeader: 'X-Kasa-Test: 1',
} as const;
