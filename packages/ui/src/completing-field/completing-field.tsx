import { Braces, TextCursor } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Input, TextArea, TextField } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass, inputClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { type CompletionItem, replacementEnd, suggestionsAt } from './completion.ts';

export type { CompletionItem } from './completion.ts';

export type CompletingFieldProps = FieldProps<string> & {
  /** Completions, e.g. `{{order_id}}`; offered after `{{` and filtered by the text that follows. */
  items: readonly CompletionItem[];
  /** Name of the list: "Підстановки". */
  listLabel: string;
  /** Name of the button that opens the list at the caret: "Вставити підстановку". */
  insertLabel: string;
  /** Initial lines; grows with the text. Default: a single line. */
  rows?: number | undefined;
  /** Places of the text that are wrong, each with a button that selects it: "Рядок 2, символ 14". */
  problems?: readonly TextProblem[] | undefined;
};

export interface TextProblem {
  readonly from: number;
  readonly until: number;
  /** Name of the button: "Показати: рядок 2, символ 14". */
  readonly label: string;
}

type Area = HTMLInputElement & HTMLTextAreaElement;

/** A text field with completion after `{{`: arrows and Enter or Tab choose from a list, Escape closes it. */
export function CompletingField(props: CompletingFieldProps) {
  const { value, onChange, items, rows, problems = [] } = props;
  const area = useFieldHandle<Area>(props.ref);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Caret position to set after the next render. */
  const next = useRef<number>(undefined);
  const offer = caret === null ? null : suggestionsAt(value, caret, items);
  const chosen = offer?.items[Math.min(active, offer.items.length - 1)];

  useLayoutEffect(() => {
    if (next.current === undefined) return;
    area.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  });

  const look = (at: number | null) => {
    setCaret(at);
    setActive(0);
  };
  const follow = () => look(area.current?.selectionStart ?? null);
  const write = (from: number, until: number, text: string) => {
    next.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(until));
    area.current?.focus();
  };
  const take = ({ insert }: CompletionItem) => {
    if (!offer || caret === null) return;
    write(offer.from, replacementEnd(value, caret), insert);
    look(null);
  };
  const open = () => {
    const at = area.current?.selectionStart ?? value.length;
    write(at, at, '{{');
    look(at + 2);
  };
  const show = ({ from, until }: TextProblem) => {
    area.current?.focus();
    area.current?.setSelectionRange(from, until);
  };
  const press = (event: KeyboardEvent) => {
    if (!offer || !chosen) return;
    const count = offer.items.length;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setActive((Math.min(active, count - 1) + step + count) % count);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(chosen);
    else if (event.key === 'Escape') look(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const input = {
    ref: area,
    onKeyDown: press,
    onClick: follow,
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(key)) follow();
    },
    'aria-autocomplete': 'list' as const,
    ...omitUndefined({
      'aria-controls': offer ? listId : undefined,
      'aria-activedescendant': chosen && `${listId}-${chosen.id}`,
    }),
  };
  return (
    <TextField
      className={`${fieldClass} relative`}
      data-field={props.name}
      validationBehavior="aria"
      value={value}
      onChange={(text) => {
        onChange(text);
        follow();
      }}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      autoComplete="off"
      spellCheck="false"
      onBlur={() => {
        look(null);
        props.onBlur?.();
      }}
      {...omitUndefined({ name: props.name, autoFocus: props.autoFocus })}
    >
      <FieldFrame {...props}>
        <div
          className={`${controlClass} relative ${rows === undefined ? '' : 'h-auto! min-h-9 items-start'}`}
        >
          {rows === undefined ? (
            <Input {...input} className={inputClass} />
          ) : (
            <TextArea
              {...input}
              style={{ minHeight: `calc(${rows}lh + 0.75rem)` }}
              className={`${inputClass} field-sizing-content resize-y py-1.5 leading-5`}
            />
          )}
          {isFieldDisabled(props) || props.isReadOnly ? null : (
            <InnerButton label={props.insertLabel} onPress={open} isTabStop={false}>
              <Braces />
            </InnerButton>
          )}
          {offer ? (
            <Offers id={listId} label={props.listLabel} items={offer.items} chosen={chosen} onTake={take} />
          ) : null}
        </div>
      </FieldFrame>
      {problems.length > 0 ? (
        <div className="-ml-3 flex flex-wrap">
          {problems.map((problem) => (
            // No wider than the field, so that its label wraps.
            <div key={problem.from} className="min-w-0">
              <Button size="sm" variant="ghost" icon={<TextCursor />} onPress={() => show(problem)}>
                <span
                  className="text-left leading-4 [overflow-wrap:anywhere]"
                  style={{ whiteSpace: 'normal' }}
                >
                  {problem.label}
                </span>
              </Button>
            </div>
          ))}
        </div>
      ) : null}
    </TextField>
  );
}

function Offers({
  id,
  label,
  items,
  chosen,
  onTake,
}: {
  id: string;
  label: string;
  items: readonly CompletionItem[];
  chosen: CompletionItem | undefined;
  onTake: (item: CompletionItem) => void;
}) {
  const active = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // Focus stays in the text; the active option is exposed by aria-activedescendant.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-y-auto rounded-lg border border-border bg-surface p-1 shadow-float"
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
        <div
          key={item.id}
          id={`${id}-${item.id}`}
          ref={item === chosen ? active : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={item === chosen}
          onClick={() => onTake(item)}
          className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-2.5 py-1 hover:bg-surface-2 aria-selected:bg-accent-soft pointer-coarse:min-h-11"
        >
          <code className="text-[13px]">{item.insert}</code>
          <span className="text-[13px] text-text-muted">{item.description}</span>
        </div>
      ))}
    </div>
  );
}
