import type { CodeScanner } from '@kasa/ui/code-scanner';
import { onDemand } from '@kasa/ui/on-demand';
import { Skeleton } from '@kasa/ui/skeleton';
import type { Locale } from '#shared/i18n/locales.ts';
import { scannerMessages } from '#shared/scan/messages/catalogue.ts';
import { useScannerTexts } from '#shared/scan/use-scanner-texts.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';

const scannerCode = onDemand(() => import('@kasa/ui/code-scanner'));

async function loadScanner(locale: Locale) {
  const [code] = await Promise.all([scannerCode.load(), scannerMessages.load(locale)]);
  return code;
}

/** The camera that reads a barcode; its code and words are loaded on first display. */
export function BarcodeCamera({ onRead }: { onRead: (barcode: string) => void }) {
  const code = useLazyModule(loadScanner);
  return code ? <Camera Scanner={code.CodeScanner} onRead={onRead} /> : <Skeleton height="240px" />;
}

function Camera({ Scanner, onRead }: { Scanner: typeof CodeScanner; onRead: (barcode: string) => void }) {
  return (
    <Scanner
      {...useScannerTexts()}
      variant="secondary"
      onCodes={([first]) => first && onRead(first.text.trim())}
    />
  );
}
