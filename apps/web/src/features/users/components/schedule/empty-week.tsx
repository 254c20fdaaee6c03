import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { TOUCH_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import type { Dialogs } from './use-dialogs.tsx';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Says how a week is begun, to who may plan it. */
export function EmptyWeek({
  editor: { shifts, plannable, missing },
  dialogs,
  isPhone,
}: {
  editor: Editor;
  dialogs: Dialogs;
  isPhone: boolean;
}) {
  const { text } = useWords();
  const isTouch = useMediaQuery(TOUCH_QUERY);
  if (shifts.length > 0 || plannable.length === 0 || missing !== undefined) return null;
  return (
    <div className="mb-4">
      <InlineNotice
        tone="info"
        title={text('empty.title')}
        actions={
          <>
            <Button size="sm" onPress={dialogs.fillFromLastWeek}>
              {text('action.fill')}
            </Button>
            <Button size="sm" onPress={dialogs.chooseTemplate}>
              {text('action.fillFrom')}
            </Button>
          </>
        }
      >
        {/* How a finger drags is said below the grid. */}
        {text(isPhone ? 'empty.list' : isTouch ? 'empty.touch' : 'empty.grid')}
      </InlineNotice>
    </div>
  );
}
