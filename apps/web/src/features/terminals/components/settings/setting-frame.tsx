import type { SettingName } from '@kasa/contracts/terminals/settings';
import { Button } from '@kasa/ui/button';
import { Plus, Undo2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { settingLabel } from '../../model/setting-labels.ts';
import {
  type GetSettingState,
  type SettingAction,
  type SettingState,
  type SettingsForm,
  settingPath,
} from '../../model/settings-form.ts';

export interface SettingProps {
  form: SettingsForm;
  stateOf: GetSettingState;
  name: SettingName;
}

/** State of a setting for its current value. Only the calling component renders on a change. */
export function useSettingState({ form, stateOf, name }: SettingProps): SettingState {
  return stateOf(name, useWatch({ control: form.hook.control, name: settingPath(name) }));
}

const CONTROLS = 'input, textarea, button, [role=spinbutton]';

export function SettingFrame({
  name,
  state: { note, reset, add },
  children,
}: {
  name: SettingName;
  state: SettingState;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isActed = useRef(false);
  // The pressed button has disappeared: move the focus to the field.
  useEffect(() => {
    if (!isActed.current) return;
    isActed.current = false;
    box.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, [reset === null, add === null]);
  const act = (action: SettingAction) => () => {
    isActed.current = true;
    action.run();
  };
  return (
    <div ref={box} className="flex min-w-0 flex-col items-stretch gap-1">
      {add ? (
        <LeftOut name={name} note={note} label={add.label} fullLabel={add.fullLabel} onTake={act(add)} />
      ) : (
        children
      )}
      {reset ? (
        <div className="-ml-3">
          <Button
            size="sm"
            variant="ghost"
            icon={reset.isRemoval ? <X /> : <Undo2 />}
            aria-label={reset.fullLabel}
            onPress={act(reset)}
          >
            {reset.label}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function LeftOut({
  name,
  note,
  label,
  fullLabel,
  onTake,
}: {
  name: SettingName;
  note: string;
  label: string;
  fullLabel: string;
  onTake: () => void;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-[550] text-text leading-5">{settingLabel(name, useLocale())}</span>
      <div className="flex min-h-9 items-center justify-between gap-2 rounded-lg border border-border-strong border-dashed pl-3 text-[13px] text-text-muted pointer-coarse:min-h-11">
        <span className="min-w-0 [overflow-wrap:anywhere]">{note}</span>
        <Button size="sm" variant="ghost" icon={<Plus />} aria-label={fullLabel} onPress={onTake}>
          {label}
        </Button>
      </div>
    </div>
  );
}
