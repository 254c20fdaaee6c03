import { useTexts } from '../story-kit/story-kit.tsx';
import { QrCode } from './qr-code.tsx';

export default { title: 'Data/QrCode', component: QrCode };

export function Short() {
  const t = useTexts({
    uk: { label: 'QR-код активації термінала S1800001' },
    en: { label: 'QR code that activates the terminal S1800001' },
  });
  return <QrCode text="KASA:A:R4MW9KTX" label={t.label} />;
}

export function Long() {
  const t = useTexts({
    uk: { label: 'QR-код чека на сайті податкової' },
    en: { label: 'QR code of the receipt at the tax service' },
  });
  const address = 'https://cabinet.tax.gov.ua/cashregs/check?id=4000512345-184250&date=20261120&time=101400';
  return <QrCode text={address} label={t.label} width="320px" />;
}
