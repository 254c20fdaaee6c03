import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Tabs } from '@kasa/ui/tabs';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { parseCodeForActivation, truncatedCode } from '../../model/scanned-codes.ts';
import { CodeFinder } from '../scan/code-finder.tsx';

export type CodeInputMode = 'code' | 'camera' | 'photo';

export function ActivationCodeTabs({
  mode,
  onModeChange,
  isRead,
  onCode,
  onTerminal,
  children,
}: {
  mode: CodeInputMode;
  onModeChange: (way: CodeInputMode) => void;
  isRead: boolean;
  onCode: (code: string) => void;
  onTerminal: (number: string) => void;
  children: ReactNode;
}) {
  const text = useText(scanMessages);
  const finder = (by: 'camera' | 'photo') => (
    <CodeFinder
      source={by}
      parse={parseCodeForActivation}
      isWanted={({ kind }) => kind === 'activation'}
      onFound={(code) => code.kind === 'activation' && onCode(code.code)}
      explain={(code) => <NoCode code={code} onTerminal={onTerminal} />}
      otherWays={<Button onPress={() => onModeChange('code')}>{text('activation.type')}</Button>}
    />
  );
  return (
    <Tabs
      label={text('way.label')}
      selectedId={mode}
      onSelectedIdChange={(id) => onModeChange(id as CodeInputMode)}
      tabs={[
        {
          id: 'code',
          label: text('way.code'),
          content: (
            <div className="flex flex-col gap-4">
              {isRead ? (
                <InlineNotice tone="positive" isLive>
                  {text('activation.read')}
                </InlineNotice>
              ) : null}
              {children}
            </div>
          ),
        },
        { id: 'camera', label: text('way.camera'), content: finder('camera') },
        { id: 'photo', label: text('way.photo'), content: finder('photo') },
      ]}
    />
  );
}

function NoCode({ code, onTerminal }: { code: ScannedCode; onTerminal: (number: string) => void }) {
  const text = useText(scanMessages);
  if (code.kind === 'terminal') {
    const { number } = code;
    return (
      <InlineNotice
        tone="info"
        isLive
        title={text('activation.terminal', { number })}
        actions={
          <Button size="sm" onPress={() => onTerminal(number)}>
            {text('activation.show')}
          </Button>
        }
      >
        {text('activation.terminalText')}
      </InlineNotice>
    );
  }
  const read = code.kind === 'unknown' ? code.text : code.kind === 'receipt' ? code.fiscalNumber : code.code;
  return (
    <InlineNotice tone="warning" isLive>
      {text('activation.missing', { text: truncatedCode(read) })}
    </InlineNotice>
  );
}
