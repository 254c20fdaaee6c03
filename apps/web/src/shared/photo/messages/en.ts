import type { Messages } from '../../i18n/messages.ts';
import type { PhotoId } from './uk.ts';

export const en: Messages<PhotoId> = {
  'photo.label': 'Photo',
  'photo.hint': 'PNG, JPEG or WebP. You can also drop or paste a file here.',
  'photo.choose': 'Choose photo',
  'photo.take': 'Take photo',
  'photo.remove': 'Remove photo',
  'photo.crop': 'Crop: drag or use the arrow keys; + and − zoom',
  'photo.zoom': 'Zoom',
  'photo.wrongType': 'Choose a PNG, JPEG or WebP image',
  'photo.unreadable': 'Couldn’t read this image',
  'photo.unsaved': 'The details were saved, but the photo wasn’t',
  'photo.unsavedText': 'Try sending the photo again, or add it later by editing the details.',
  'photo.retry': 'Send again',
  'photo.skip': 'Continue without photo',
};
