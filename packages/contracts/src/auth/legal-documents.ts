import { z } from 'zod';
import { Day } from '../shared/dates.ts';

/** Documents that a registrant must accept (spec §1). */
export const legalDocumentKinds = ['terms', 'privacy_policy', 'public_offer'] as const;

export type LegalDocumentKind = (typeof legalDocumentKinds)[number];

const LegalVersion = Day.describe('The version: the day from which it applies');

export const LegalDocument = z
  .strictObject({
    kind: z.enum(legalDocumentKinds),
    version: LegalVersion,
    title: z.string(),
    sections: z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
  })
  .meta({ id: 'LegalDocument' });

export const LegalDocuments = z
  .strictObject({ items: z.array(LegalDocument) })
  .meta({ id: 'LegalDocuments' });

export const LegalAcceptance = z
  .strictObject({ terms: LegalVersion, privacy_policy: LegalVersion, public_offer: LegalVersion })
  .meta({ id: 'LegalAcceptance' });
