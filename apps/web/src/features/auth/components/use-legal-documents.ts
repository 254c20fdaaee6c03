import type { LegalDocumentKind } from '@kasa/contracts/auth/legal-documents';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { readOptions } from '#shared/query/read.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** A document as it applies now. */
export type LegalDocument = DataOf<'listLegalDocuments'>['items'][number];

/** The documents that a registrant accepts, in the language in use: a switch of it reads them anew. */
export function useLegalDocuments() {
  const { client } = useServices();
  const locale = useLocale();
  const query = useQuery({
    ...readOptions(client, 'listLegalDocuments', {}),
    queryKey: [...queryKey('listLegalDocuments', {}), locale],
    // The form says what is missing, where it is missing.
    meta: { isQuiet: true },
  });
  const of = (kind: LegalDocumentKind): LegalDocument | undefined =>
    query.data?.items.find((document) => document.kind === kind);
  return { query, of };
}

export type LegalDocuments = ReturnType<typeof useLegalDocuments>;
