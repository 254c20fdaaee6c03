import type { Messages } from '#shared/i18n/messages.ts';
import type { AuthPaletteId } from './uk.ts';

export const en: Messages<AuthPaletteId> = {
  'go.profile': 'My profile and sessions',
  'go.password': 'Change password',
};
