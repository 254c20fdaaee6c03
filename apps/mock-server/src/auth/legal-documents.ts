import {
  type LegalAcceptance,
  type LegalDocument,
  type LegalDocumentKind,
  legalDocumentKinds,
} from '@kasa/contracts/auth/legal-documents';
import type { Language } from '@kasa/contracts/shared/codes';
import type { z } from 'zod';
import { OperationFailure } from '../http/request/handler.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { publicOffer } from './legal/public-offer.ts';
import { terms } from './legal/terms.ts';
import type { LegalText } from './legal-text.ts';

type Document = z.input<typeof LegalDocument>;

const texts: Record<LegalDocumentKind, LegalText> = {
  terms,
  privacy_policy: privacyPolicy,
  public_offer: publicOffer,
};

export function legalDocumentsIn(language: Language): Document[] {
  return legalDocumentKinds.map((kind) => ({
    kind,
    version: texts[kind].version,
    ...texts[kind][language],
  }));
}

/** @throws OperationFailure legal_documents_changed, when an accepted version is not the current one */
export function requirePresentVersions(accepted: z.output<typeof LegalAcceptance>): void {
  const isPresent = legalDocumentKinds.every((kind) => accepted[kind] === texts[kind].version);
  if (!isPresent) throw new OperationFailure('legal_documents_changed');
}
