import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { useState } from 'react';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** More are shown when they are asked for. */
const FEW = 5;
/** As many leave the plan in view on a phone. */
const FEW_OF_PHONE = 3;

/** What is wrong with the plan; it forbids nothing. Folded as it was left while the week is open. */
export function Remarks({ editor }: { editor: Editor }) {
  const { text } = useWords();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isWhole, setWhole] = useState(false);
  const [wish, setWish] = useState<boolean>();
  const { list } = editor.remarks;
  if (list.length === 0) return null;
  const isOpen = wish ?? !(isPhone && list.length > FEW_OF_PHONE);
  const shown = isWhole ? list : list.slice(0, FEW);
  const title = text('remarks.title', { count: list.length });
  return (
    <section aria-label={title} className="mb-4">
      <InlineNotice tone="warning">
        <details open={isOpen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it is a control by itself */}
          <summary
            className="-my-2 cursor-pointer py-2 font-semibold"
            onClick={(event) => {
              event.preventDefault();
              setWish(!isOpen);
            }}
          >
            {title}
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {shown.map(({ id, words, place }) => (
              <li key={id} className="flex items-center gap-3">
                <span className="min-w-0">{words}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={text('remarks.showOf', { remark: words })}
                  onPress={() => editor.focus(place, true)}
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
        </details>
      </InlineNotice>
    </section>
  );
}
