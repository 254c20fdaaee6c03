import type { ScannedCode } from '@kasa/contracts/terminals/terminal-codes';
import { Button } from '@kasa/ui/button';
import { Tabs } from '@kasa/ui/tabs';
import { TextField } from '@kasa/ui/text-field';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import { meaningAnywhere, meaningForActivation } from '../../model/found-codes.ts';
import { CodeFinder } from './code-finder.tsx';

export type ScanWay = 'camera' | 'photo' | 'number';

export function ScanWays({
  way,
  onWay,
  onFound,
}: {
  way: ScanWay;
  onWay: (way: ScanWay) => void;
  onFound: (code: ScannedCode) => void;
}) {
  const text = useText(scanMessages);
  const finder = (by: 'camera' | 'photo') => (
    <CodeFinder
      way={by}
      read={meaningAnywhere}
      isWanted={({ kind }) => kind !== 'unknown'}
      onFound={onFound}
      onOther={onFound}
      otherWays={<Button onPress={() => onWay('number')}>{text('number.type')}</Button>}
    />
  );
  return (
    <Tabs
      label={text('way.label')}
      selectedId={way}
      onSelectedIdChange={(id) => onWay(id as ScanWay)}
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
        if (typed.trim() !== '') onFound(meaningForActivation({ text: typed, isQr: true }));
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
