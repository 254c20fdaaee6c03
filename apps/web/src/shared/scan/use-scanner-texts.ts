import type { CodeScannerTexts } from '@kasa/ui/code-scanner';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { scannerMessages } from './messages/catalogue.ts';

/** Label and words of the camera that reads codes; `scannerMessages` are loaded. */
export function useScannerTexts(): { label: string; texts: CodeScannerTexts } {
  const text = useText(scannerMessages);
  const common = useText(commonMessages);
  return {
    label: text('camera.label'),
    texts: {
      again: common('action.retry'),
      hint: text('camera.hint'),
      start: text('camera.start'),
      starting: text('camera.starting'),
      stop: text('camera.stop'),
      searching: text('camera.searching'),
      picture: text('camera.picture'),
      camera: text('way.camera'),
      torch: text('camera.torch'),
      problems: {
        noCamera: { title: text('camera.none'), text: text('camera.noneText') },
        denied: { title: text('camera.denied'), text: text('camera.deniedText') },
        busy: { title: text('camera.busy'), text: text('camera.busyText') },
        insecure: { title: text('camera.insecure'), text: text('camera.insecureText') },
        lost: { title: text('camera.lost'), text: text('camera.lostText') },
        reader: { title: text('reader.failed'), text: text('reader.failedText') },
      },
    },
  };
}
