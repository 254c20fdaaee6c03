import { Button } from '@kasa/ui/button';
import { Copy } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { ecommMessages } from '../../messages.ts';

/** A new key phrase, shown this once. */
export function IssuedPhrase({ phrase }: { phrase: string }) {
  const text = useText(ecommMessages);
  const copy = useCopyText();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-[650] text-xl figures leading-8 [overflow-wrap:anywhere]">{phrase}</p>
      <p className="text-text-muted">{text('phrase.once')}</p>
      <div>
        <Button icon={<Copy />} onPress={() => copy(phrase)}>
          {text('phrase.copy')}
        </Button>
      </div>
    </div>
  );
}
