import type { ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { Button } from '@kasa/ui/button';
import { Tabs } from '@kasa/ui/tabs';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { parseCode, parseCodeForActivation } from '../../model/scanned-codes.ts';
import { CodeFinder } from './code-finder.tsx';

export type ScanInputMode = 'camera' | 'photo' | 'number';

export function ScanInputTabs({
  mode,
  onModeChange,
  onFound,
}: {
  mode: ScanInputMode;
  onModeChange: (way: ScanInputMode) => void;
  onFound: (code: ScannedCode) => void;
}) {
  const text = useText(scanMessages);
  const finder = (by: 'camera' | 'photo') => (
    <CodeFinder
      source={by}
      parse={parseCode}
      isWanted={({ kind }) => kind !== 'unknown'}
      onFound={onFound}
      onOther={onFound}
      otherWays={<Button onPress={() => onModeChange('number')}>{text('number.type')}</Button>}
    />
  );
  return (
    <Tabs
      label={text('way.label')}
      selectedId={mode}
      onSelectedIdChange={(id) => onModeChange(id as ScanInputMode)}
      tabs={[
        { id: 'camera', label: text('way.camera'), content: finder('camera') },
        { id: 'photo', label: text('way.photo'), content: finder('photo') },
        { id: 'number', label: text('way.number'), content: <TypedCode onFound={onFound} /> },
      ]}
    />
  );
}

function TypedCode({ onFound }: { onFound: (code: ScannedCode) => void }) {
  const text = useText(scanMessages);
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="flex max-w-80 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onFound(parseCodeForActivation({ text: typed, isQr: true }));
      }}
    >
      <TextField
        label={text('scan.typed')}
        hint={text('scan.typedHint')}
        autoComplete="off"
        isSpellChecked={false}
        value={typed}
        onChange={setTyped}
      />
      <div>
        <Button type="submit" variant="primary">
          {text('scan.find')}
        </Button>
      </div>
    </form>
  );
}
