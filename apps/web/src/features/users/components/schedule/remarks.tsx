import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useState } from 'react';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** More are shown when they are asked for. */
const FEW = 5;

/** What is wrong with the plan; it forbids nothing. */
export function Remarks({ editor }: { editor: Editor }) {
  const { text } = useWords();
  const [isWhole, setWhole] = useState(false);
  const { list } = editor.remarks;
  if (list.length === 0) return null;
  const shown = isWhole ? list : list.slice(0, FEW);
  return (
    <section aria-label={text('remarks.title', { count: list.length })} className="mb-4">
      <InlineNotice tone="warning" title={text('remarks.title', { count: list.length })}>
        <ul className="mt-1 flex flex-col gap-1">
          {shown.map(({ id, words, place }) => (
            <li key={id} className="flex items-center gap-3">
              <span className="min-w-0">{words}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={text('remarks.showOf', { remark: words })}
                onPress={() => editor.focus(place)}
              >
                {text('remarks.show')}
              </Button>
            </li>
          ))}
        </ul>
        {list.length > shown.length ? (
          <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
            {text('remarks.all', { count: list.length })}
          </Button>
        ) : null}
      </InlineNotice>
    </section>
  );
}
