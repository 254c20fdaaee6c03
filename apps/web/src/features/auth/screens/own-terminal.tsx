import { Button } from '@kasa/ui/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { TerminalSelect } from '../components/own-terminal-select.tsx';
import { useHomeCommand } from '../components/use-home-command.ts';
import { homeMessages } from '../messages/home/catalogue.ts';

/** `/profile/terminal`: where `/` leads whoever starts on their own terminal and has chosen none yet. */
export function OwnTerminalScreen() {
  const text = useText(homeMessages);
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const command = useHomeCommand();
  const [terminal, setTerminal] = useState<string | null>(null);
  const start = (id: string) => {
    setTerminal(id);
    void command.save({ screen: null, terminal_id: id }).then(
      (path) => void navigate(path, { replace: true }),
      () => setTerminal(null),
    );
  };
  const showAll = () =>
    void command.save({ screen: 'terminals', terminal_id: null }).then(
      () => void navigate(paths.terminals(), { replace: true }),
      () => {},
    );
  return (
    <div className="max-w-xl">
      <ScreenHeader title={text('askTitle')} subtitle={text('askAbout')} />
      <div className="flex flex-col gap-4 rounded-lg border border-border bg-surface p-4 md:p-6">
        <TerminalSelect
          label={text('terminal')}
          value={terminal}
          onChange={(id) => {
            if (id !== null) start(id);
          }}
          isReadOnly={command.isRunning}
        />
        <div className="max-md:*:w-full">
          <Button isLoading={command.isRunning} loadingLabel={common('action.saving')} onPress={showAll}>
            {text('all')}
          </Button>
        </div>
      </div>
    </div>
  );
}
