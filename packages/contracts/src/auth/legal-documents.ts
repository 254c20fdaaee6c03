import { z } from 'zod';
import { Day } from '../shared/dates.ts';

/** What a registrant accepts (spec §1): terms of use, privacy policy, public offer. */
export const legalDocumentKinds = ['terms', 'privacy_policy', 'public_offer'] as const;

/** Kind of a legal document. */
export type LegalDocumentKind = (typeof legalDocumentKinds)[number];

/** Versions are named by the day from which they apply. */
const LegalVersion = Day.describe('The version: the day from which it applies');

/** A document as it applies now, in the language of `lng`. */
export const LegalDocument = z
  .strictObject({
    kind: z.enum(legalDocumentKinds),
    version: LegalVersion,
    title: z.string(),
    sections: z.array(z.strictObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
  })
  .meta({ id: 'LegalDocument' });

/** All documents that a registrant accepts. */
export const LegalDocuments = z
  .strictObject({ items: z.array(LegalDocument) })
  .meta({ id: 'LegalDocuments' });

/** The versions that a person has read and accepts. */
export const LegalAcceptance = z
  .strictObject({ terms: LegalVersion, privacy_policy: LegalVersion, public_offer: LegalVersion })
  .meta({ id: 'LegalAcceptance' });
