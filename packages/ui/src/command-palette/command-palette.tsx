import { ArrowLeft, LoaderCircle, Search, X } from 'lucide-react';
import { useRef } from 'react';
import {
  Autocomplete,
  Input,
  Modal,
  ModalOverlay,
  Dialog as RacDialog,
  TextField,
} from 'react-aria-components';
import { overlayClasses } from '../dialog/dialog.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../lib/cx.ts';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import { CommandList } from './command-list.tsx';
import type { CommandPaletteProps, CommandPaletteTexts } from './types.ts';

export type { CommandItem, CommandPaletteProps, CommandSection } from './types.ts';

/** Arrow keys move, Enter opens, Esc closes and restores the focus. The app handles Ctrl K. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, texts } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      className={cx(overlayClasses, 'flex items-start justify-center md:px-6 md:pt-[12vh]')}
    >
      <Modal className="w-full bg-surface md:max-w-[640px] md:overflow-hidden md:rounded-lg md:border md:border-border md:shadow-float">
        <RacDialog
          aria-label={texts.label}
          className="flex flex-col outline-none max-md:h-(--visual-viewport-height) md:max-h-[min(560px,76vh)]"
        >
          <SwallowDoubleClick />
          <Contents {...props} />
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}

function Contents(props: CommandPaletteProps) {
  const { query, onQueryChange, isLoading = false, status, texts } = props;
  const sections = props.sections.filter(({ items }) => items.length > 0);
  return (
    <Autocomplete inputValue={query} onInputChange={onQueryChange}>
      <SearchBox {...props} />
      {sections.length > 0 ? (
        <CommandList {...props} label={texts.label} sections={sections} />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto px-4 py-10 text-center text-text-muted [overflow-wrap:anywhere]">
          <p className={isLoading ? '' : 'font-[550] text-text'}>
            {isLoading ? texts.loading : props.empty.title}
          </p>
          {isLoading || props.empty.text === undefined ? null : <p className="mt-1">{props.empty.text}</p>}
        </div>
      )}
      <div className="flex items-center justify-between gap-4 border-border border-t bg-surface-2 px-4 py-2 text-text-muted text-xs max-md:sr-only">
        <p role="status">{status}</p>
        <Keys texts={texts} />
      </div>
    </Autocomplete>
  );
}

function SearchBox({ query, onQueryChange, onClose, isLoading, texts }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const iconClass = 'size-5 shrink-0 text-text-muted';
  return (
    <div className="flex shrink-0 items-center border-border border-b max-md:h-14 max-md:pl-1.5 md:h-[52px] md:pl-4">
      <span className="md:hidden">
        <IconButton label={texts.close} onPress={onClose}>
          <ArrowLeft aria-hidden />
        </IconButton>
      </span>
      {isLoading ? (
        <LoaderCircle aria-hidden className={`${iconClass} animate-spin max-md:order-last max-md:mr-3`} />
      ) : (
        <Search aria-hidden className={`${iconClass} max-md:hidden`} />
      )}
      <TextField aria-label={texts.label} autoFocus className="flex h-full min-w-0 flex-1">
        <Input
          ref={input}
          placeholder={texts.placeholder}
          maxLength={100}
          className="h-full min-w-0 flex-1 bg-transparent px-3 text-base outline-none placeholder:text-text-muted max-md:pl-1.5"
        />
      </TextField>
      {query === '' ? null : (
        <span className="mr-1.5">
          <InnerButton
            label={texts.clear}
            onPress={() => {
              onQueryChange('');
              input.current?.focus();
            }}
          >
            <X />
          </InnerButton>
        </span>
      )}
    </div>
  );
}

/** Keyboard hints, hidden from screen readers, which have their own. */
function Keys({ texts }: { texts: CommandPaletteTexts }) {
  const keys = [
    ['↑↓', texts.move],
    ['↵', texts.open],
    ['Esc', texts.leave],
  ];
  return (
    <p aria-hidden className="flex shrink-0 gap-4 pointer-coarse:hidden">
      {keys.map(([key, what]) => (
        <span key={key} className="flex items-center gap-1.5">
          <kbd className="min-w-5 rounded-sm border border-border bg-surface px-1 text-center font-sans leading-[18px]">
            {key}
          </kbd>
          {what}
        </span>
      ))}
    </p>
  );
}
