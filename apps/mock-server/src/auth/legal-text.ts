import type { LegalDocument } from '@kasa/contracts/auth/legal-documents';
import type { Language } from '@kasa/contracts/shared/codes';
import type { z } from 'zod';

type Content = Pick<z.input<typeof LegalDocument>, 'title' | 'sections'>;

export interface LegalText extends Record<Language, Content> {
  readonly version: string;
}
