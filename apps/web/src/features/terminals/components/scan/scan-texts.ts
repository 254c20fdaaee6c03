import type { CodePhotoTexts } from '@kasa/ui/code-photo';
import type { CodeScannerTexts } from '@kasa/ui/code-scanner';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';

export function useScannerTexts(): CodeScannerTexts {
  const text = useText(scanMessages);
  return {
    hint: text('camera.hint'),
    start: text('camera.start'),
    starting: text('camera.starting'),
    stop: text('camera.stop'),
    again: text('camera.again'),
    searching: text('camera.searching'),
    picture: text('camera.picture'),
    camera: text('camera.camera'),
    torch: text('camera.torch'),
    problems: {
      noCamera: { title: text('camera.none'), text: text('camera.noneText') },
      denied: { title: text('camera.denied'), text: text('camera.deniedText') },
      busy: { title: text('camera.busy'), text: text('camera.busyText') },
      insecure: { title: text('camera.insecure'), text: text('camera.insecureText') },
      lost: { title: text('camera.lost'), text: text('camera.lostText') },
      reader: { title: text('reader.failed'), text: text('reader.failedText') },
    },
  };
}

export function usePhotoTexts(): CodePhotoTexts {
  const text = useText(scanMessages);
  return {
    hint: text('photo.hint'),
    choose: text('photo.choose'),
    again: text('photo.again'),
    reading: text('photo.reading'),
    picture: text('photo.picture'),
    problems: {
      wrongType: { title: text('photo.wrongType'), text: text('photo.wrongTypeText') },
      tooLarge: { title: text('photo.tooLarge'), text: text('photo.tooLargeText') },
      unreadable: { title: text('photo.unreadable'), text: text('photo.unreadableText') },
      nothingFound: { title: text('photo.nothing'), text: text('photo.nothingText') },
      reader: { title: text('reader.failed'), text: text('reader.failedText') },
    },
  };
}
