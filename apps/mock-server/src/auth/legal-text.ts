import type { LegalDocument } from '@kasa/contracts/auth/legal-documents';
import type { Language } from '@kasa/contracts/shared/codes';
import type { z } from 'zod';

type Content = Pick<z.input<typeof LegalDocument>, 'title' | 'sections'>;

/** A document as it applies now, in both languages. Any other word is a new version. */
export interface LegalText extends Record<Language, Content> {
  /** The day from which it applies. */
  readonly version: string;
}
