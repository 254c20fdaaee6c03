import { mockOperations } from './mock/operations.ts';
import { buildDocument } from './openapi/document.ts';

/** The mock control as a second OpenAPI 3.1 document, for development and tests only. */
export function buildMockOpenApi() {
  return buildDocument(
    {
      title: 'Kasa mock control',
      version: '1.0.0',
      description:
        'Switches of the mock server: reset, clock, faults, volume, merchants, a receiver of callbacks. Answers are the same envelopes as those of the API. It is absent when NODE_ENV is production, unless MOCK_CONTROL=1.',
      tags: [{ name: 'mock', description: 'Mock control' }],
    },
    Object.values(mockOperations),
  );
}
