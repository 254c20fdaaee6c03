import { Button } from '@kasa/ui/button';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { Copy, Download, Printer } from 'lucide-react';
import { saveText } from '#shared/download/save-text.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { secondFactorMessages } from '../../messages/second-factor/catalogue.ts';

/** Recovery codes, shown this once: to copy, save as a file or print. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText(secondFactorMessages);
  const format = useFormat();
  const copy = useCopyText();
  const heading = text('codes.sheet', { phone: format.phone(useSession()?.user.phone ?? null) });
  const content = `${heading}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <p className="text-text-muted">{text('codes.about')}</p>
      <ul aria-label={text('codes.list')} className="my-4 grid grid-cols-2 gap-x-6 gap-y-1.5">
        {codes.map((code) => (
          <li key={code} className="font-medium figures">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy />} onPress={() => copy(codes.join('\n'))}>
          {text('codes.copy')}
        </Button>
        <Button
          icon={<Download />}
          onPress={() => saveText('kasa-recovery-codes.txt', 'text/plain', content)}
        >
          {text('codes.download')}
        </Button>
        <Button icon={<Printer />} onPress={() => window.print()}>
          {text('codes.print')}
        </Button>
      </div>
      <PrintSheet>
        <h1>{heading}</h1>
        <ul>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </PrintSheet>
    </>
  );
}
