import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunDrawer } from '#shared/runs/run-drawer.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { resendRunsMessages } from '../../messages/resend-runs/catalogue.ts';
import { type ResendRun, resendRuns } from '../../model/resend-run.ts';

/** A run that sends callbacks again, to look at; its callbacks stand on its page. */
export function ResendRunDrawer(props: RowDrawerProps<ResendRun>) {
  const text = useText(resendRunsMessages);
  return (
    <RunDrawer
      {...props}
      kind={resendRuns}
      words={runWords(text)}
      name={() => text('run.short')}
      permission="ecomm_manage"
      pageHref={paths.callbackRun({ id: props.id })}
    />
  );
}
