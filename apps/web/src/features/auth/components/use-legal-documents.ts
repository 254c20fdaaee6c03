import type { LegalDocumentKind } from '@kasa/contracts/auth/legal-documents';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { operationQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';

export type LegalDocument = DataOf<'listLegalDocuments'>['items'][number];

/** Legal documents of registration in the current language; a language switch reloads them. */
export function useLegalDocuments() {
  const { client } = useServices();
  const locale = useLocale();
  const query = useQuery({
    ...operationQueryOptions(client, 'listLegalDocuments', {}),
    queryKey: [...queryKey('listLegalDocuments', {}), locale],
    meta: { isQuiet: true },
  });
  const of = (kind: LegalDocumentKind): LegalDocument | undefined =>
    query.data?.items.find((document) => document.kind === kind);
  return { query, of };
}

export type LegalDocuments = ReturnType<typeof useLegalDocuments>;
