import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Tabs } from '@kasa/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { parseCode, truncatedCode } from '../../model/scanned-codes.ts';
import { CodeFinder } from '../scan/code-finder.tsx';

export type NumberInputMode = 'number' | 'camera' | 'photo';

export function NumberInputTabs({
  mode,
  onModeChange,
  field,
  scannedNumber,
  onNumber,
}: {
  mode: NumberInputMode;
  onModeChange: (way: NumberInputMode) => void;
  field: ReactNode;
  /** The last scanned number, while it is in the field. */
  scannedNumber: string | null;
  onNumber: (number: string) => void;
}) {
  const text = useText(scanMessages);
  const finder = (by: 'camera' | 'photo') => (
    <CodeFinder
      source={by}
      variant="secondary"
      parse={parseCode}
      isWanted={({ kind }) => kind === 'terminal'}
      onFound={(code) => code.kind === 'terminal' && onNumber(code.number)}
      explain={(code) => <NoNumber code={code} />}
      otherWays={<Button onPress={() => onModeChange('number')}>{text('number.type')}</Button>}
    />
  );
  return (
    <Tabs
      label={text('way.label')}
      selectedId={mode}
      onSelectedIdChange={(id) => onModeChange(id as NumberInputMode)}
      tabs={[
        {
          id: 'number',
          label: text('way.number'),
          content: (
            <div className="flex flex-col gap-4">
              <div className="max-w-80">{field}</div>
              {scannedNumber === null ? null : (
                <InlineNotice tone="positive" isLive>
                  {text('number.read', { number: scannedNumber })}
                </InlineNotice>
              )}
            </div>
          ),
        },
        { id: 'camera', label: text('way.camera'), content: finder('camera') },
        { id: 'photo', label: text('way.photo'), content: finder('photo') },
      ]}
    />
  );
}

function NoNumber({ code }: { code: ScannedCode }) {
  const text = useText(scanMessages);
  if (code.kind === 'activation') {
    return (
      <InlineNotice
        tone="info"
        isLive
        title={text('number.activation')}
        actions={
          <Button size="sm" href={paths.terminalActivate()}>
            {text('scan.activate')}
          </Button>
        }
      >
        {text('number.activationText')}
      </InlineNotice>
    );
  }
  const read =
    code.kind === 'unknown' ? code.text : code.kind === 'receipt' ? code.fiscalNumber : code.number;
  return (
    <InlineNotice tone="warning" isLive>
      {text('number.missing', { text: truncatedCode(read) })}
    </InlineNotice>
  );
}
