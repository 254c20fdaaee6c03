import { Printer } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { PrintSheet } from './print-sheet.tsx';

export default { title: 'Overlays/PrintSheet', component: PrintSheet };

export const Document = {
  render: function Document() {
    const t = useTexts({
      uk: { print: 'Надрукувати', title: 'Публічна оферта', text: 'Ця оферта діє з 15.10.2026.' },
      en: { print: 'Print', title: 'Public offer', text: 'This offer is in force since 15.10.2026.' },
    });
    return (
      <>
        <Button icon={<Printer />} onPress={() => window.print()}>
          {t.print}
        </Button>
        <PrintSheet>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
        </PrintSheet>
      </>
    );
  },
};
