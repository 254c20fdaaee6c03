import { Dialog } from '@kasa/ui/dialog';
import { Switch } from '@kasa/ui/switch';
import { type ReactNode, useId, useState } from 'react';
import { readDevicePreference, writeDevicePreference } from '../../shared/device-preferences.ts';
import { commonMessages } from '../../shared/i18n/common.ts';
import { useText } from '../../shared/i18n/i18n.tsx';
import { useNavigationMenu } from '../layout/use-navigation-menu.ts';
import { paletteKeys } from '../palette/hotkey.ts';
import { areaLetters } from './area-letters.ts';
import { keysMessages } from './messages/catalogue.ts';
import { KEYS_OFF } from './use-page-keys.ts';

/** All keys, and a switch for those that need no Ctrl (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useText(keysMessages);
  const common = useText(commonMessages);
  const { groups } = useNavigationMenu();
  const [isOn, setOn] = useState(readDevicePreference(KEYS_OFF) === null);
  const areas = groups
    .flatMap(({ items }) => items)
    .flatMap(({ id, label }) => {
      const letter = areaLetters[id];
      return letter === undefined ? [] : [{ keys: [letter.toUpperCase()], label }];
    });
  return (
    <Dialog isOpen onClose={onClose} size="md" title={text('keys.title')} closeLabel={common('action.close')}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <KeyList
          title={text('keys.anywhere')}
          keys={[
            { keys: [paletteKeys.shown], label: text('keys.palette') },
            { keys: ['/'], label: text('keys.search') },
            { keys: ['?'], label: text('keys.help') },
            { keys: ['Esc'], label: text('keys.close') },
          ]}
        />
        <KeyList
          title={text('keys.list')}
          keys={[
            { keys: ['J', 'K'], label: text('keys.move') },
            { keys: ['↓', '↑'], label: text('keys.move') },
            { keys: ['Enter'], label: text('keys.open') },
            { keys: ['Space'], label: text('keys.select') },
            { keys: ['Shift F10'], label: text('keys.actions') },
          ]}
        />
        <KeyList title={text('keys.areas')} keys={areas} />
      </div>
      <div className="mt-5">
        <Switch
          label={text('keys.on')}
          value={isOn}
          onChange={(next) => {
            writeDevicePreference(KEYS_OFF, next ? null : 'yes');
            setOn(next);
          }}
        />
      </div>
    </Dialog>
  );
}

function KeyList({
  title,
  keys: rows,
}: {
  title: string;
  keys: readonly { keys: readonly string[]; label: ReactNode }[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-semibold text-[13px] text-text-muted">
        {title}
      </h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <div key={keys.join()} className="flex items-center gap-3 py-1">
            <dt className="flex w-24 shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded border border-border-strong px-1.5 text-[13px] leading-5">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0">{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
