import { Check, Copy } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Button } from '../button/button.tsx';
import { useCopy } from '../lib/use-copy.ts';
import { useScrollable } from '../lib/use-scrollable.ts';

export interface CodeBlockProps {
  /** Title: "Відповідь фіскального сервера". */
  label: string;
  code: string;
  copyLabel: string;
  copiedLabel: string;
  /** Ranges to mark, in order and apart from each other. */
  marks?: readonly CodeMark[] | undefined;
  /** Said to screen readers before and after a marked range: "початок підписаного". */
  markWords?: { readonly start: string; readonly end: string } | undefined;
}

export interface CodeMark {
  readonly from: number;
  readonly until: number;
}

function MarkedCode({
  code,
  marks = [],
  markWords: words,
}: Pick<CodeBlockProps, 'code' | 'marks' | 'markWords'>) {
  return (
    <code>
      {marks.map(({ from, until }, n) => (
        <Fragment key={from}>
          {code.slice(marks[n - 1]?.until ?? 0, from)}
          <mark className="relative rounded-sm bg-accent-soft text-text underline">
            {words && <span className="sr-only select-none">{` ${words.start} `}</span>}
            {code.slice(from, until)}
            {words && <span className="sr-only select-none">{` ${words.end} `}</span>}
          </mark>
        </Fragment>
      ))}
      {code.slice(marks.at(-1)?.until ?? 0)}
    </code>
  );
}

export function CodeBlock({ label, code, copyLabel, copiedLabel, marks, markWords }: CodeBlockProps) {
  const id = useId();
  const { isCopied, copy } = useCopy();
  const { ref, tabIndex } = useScrollable('x');
  return (
    <figure aria-labelledby={id} className="min-w-0 rounded-lg border border-border bg-surface">
      <figcaption className="flex min-h-11 items-center justify-between gap-3 border-border border-b py-1 pr-1 pl-4">
        <span id={id} className="min-w-0 truncate font-medium">
          {label}
        </span>
        <Button
          variant="ghost"
          size="sm"
          icon={isCopied ? <Check /> : <Copy />}
          onPress={() => void copy(code)}
        >
          {isCopied ? copiedLabel : copyLabel}
        </Button>
        <span role="status" className="sr-only">
          {isCopied ? copiedLabel : ''}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark of every page that shows code */}
      <div
        ref={ref}
        role="group"
        aria-labelledby={id}
        tabIndex={tabIndex}
        className="overflow-x-auto rounded-b-lg bg-surface-2 p-4 -outline-offset-2"
      >
        <pre className="w-max min-w-full text-[13px] leading-5">
          <MarkedCode {...{ code, marks, markWords }} />
        </pre>
      </div>
    </figure>
  );
}
