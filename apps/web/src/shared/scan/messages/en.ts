import type { Messages } from '../../i18n/messages.ts';
import type { ScannerId } from './uk.ts';

export const en: Messages<ScannerId> = {
  'way.camera': 'Camera',
  'camera.label': 'Scan with camera',
  'camera.hint':
    'Point the camera at a QR code or barcode. The image is processed on this device only and isn’t sent anywhere.',
  'camera.start': 'Turn on camera',
  'camera.starting': 'Allow the browser to use your camera',
  'camera.stop': 'Turn off camera',
  'camera.searching': 'The camera is on. Looking for a code…',
  'camera.picture': 'Camera image',
  'camera.torch': 'Flashlight',
  'camera.none': 'No camera found',
  'camera.noneText': 'Connect a camera or use another method.',
  'camera.denied': 'No camera permission',
  'camera.deniedText': 'Allow this site to use the camera in your browser settings, then try again.',
  'camera.busy': 'Camera in use',
  'camera.busyText': 'Another app or tab seems to be using it. Close it and try again.',
  'camera.insecure': 'Camera unavailable',
  'camera.insecureText': 'Browsers only allow camera access on secure (https) pages.',
  'camera.lost': 'Camera disconnected',
  'camera.lostText': 'Reconnect it or use another method.',
  'reader.failed': 'Couldn’t load the scanner',
  'reader.failedText': 'Check your internet connection or reload the page.',
};
