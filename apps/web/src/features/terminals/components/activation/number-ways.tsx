import type { ScannedCode } from '@kasa/contracts/terminals/terminal-codes';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Tabs } from '@kasa/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { meaningAnywhere, shortened } from '../../model/found-codes.ts';
import { CodeFinder } from '../scan/code-finder.tsx';

export type NumberWay = 'number' | 'camera' | 'photo';

export function NumberWays({
  way,
  onWay,
  field,
  read,
  onNumber,
}: {
  way: NumberWay;
  onWay: (way: NumberWay) => void;
  field: ReactNode;
  /** The last scanned number, while it is in the field. */
  read: string | null;
  onNumber: (number: string) => void;
}) {
  const text = useText(scanMessages);
  const finder = (by: 'camera' | 'photo') => (
    <CodeFinder
      way={by}
      variant="secondary"
      read={meaningAnywhere}
      isWanted={({ kind }) => kind === 'terminal'}
      onFound={(code) => code.kind === 'terminal' && onNumber(code.number)}
      explain={(code) => <NoNumber code={code} />}
      otherWays={<Button onPress={() => onWay('number')}>{text('number.type')}</Button>}
    />
  );
  return (
    <Tabs
      label={text('way.label')}
      selectedId={way}
      onSelectedIdChange={(id) => onWay(id as NumberWay)}
      tabs={[
        {
          id: 'number',
          label: text('way.number'),
          content: (
            <div className="flex flex-col gap-4">
              <div className="max-w-80">{field}</div>
              {read === null ? null : (
                <InlineNotice tone="positive" isLive>
                  {text('number.read', { number: read })}
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
      {text('number.missing', { text: shortened(read) })}
    </InlineNotice>
  );
}
