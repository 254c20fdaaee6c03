import { LoaderCircle, Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { omitUndefined } from '../lib/omit-undefined.ts';

export interface CommandButtonProps {
  /** What can be found: "Знайти маршрут, водія…". It is the button's name, too. */
  label: string;
  /** The keys that open it, as people read them: "Ctrl K". */
  shortcut: string;
  /** The same for readers, as `aria-keyshortcuts` spells it: "Control+K". */
  keyShortcut: string;
  onPress: () => void;
  /** It will soon be pressed: a pointer is over it, or it has the focus. */
  onNear?: (() => void) | undefined;
  /** What it opens is on its way. */
  isLoading?: boolean | undefined;
}

/** Opens the command palette. Drawn as the field that it opens; fills its place up to 420 CSS pixels. */
export function CommandButton(props: CommandButtonProps) {
  const { label, shortcut, keyShortcut, onPress, onNear, isLoading = false } = props;
  const Icon = isLoading ? LoaderCircle : Search;
  return (
    <Button
      aria-haspopup="dialog"
      // React Aria passes on only the attributes that it knows.
      render={(attributes) => <button {...attributes} aria-keyshortcuts={keyShortcut} />}
      onPress={onPress}
      {...omitUndefined({ onHoverStart: onNear, onFocus: onNear })}
      className="flex h-9 w-full max-w-[420px] cursor-pointer items-center gap-2 rounded-lg border border-border bg-surface px-3 text-text-muted transition-colors duration-100 data-hovered:border-border-strong data-hovered:text-text max-md:max-w-none pointer-coarse:h-11"
    >
      <Icon size={18} aria-hidden className={isLoading ? 'shrink-0 animate-spin' : 'shrink-0'} />
      <span className="min-w-0 flex-1 truncate text-start">{label}</span>
      <kbd aria-hidden className="shrink-0 font-sans text-xs pointer-coarse:hidden max-md:hidden">
        {shortcut}
      </kbd>
    </Button>
  );
}
