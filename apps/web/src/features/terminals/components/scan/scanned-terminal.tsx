import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Spinner } from '@kasa/ui/spinner';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { scanMessages } from '../../messages/scan/catalogue.ts';
import type { Terminal } from '../../model/types.ts';
import { useTerminals } from '../../queries.ts';

export function ScannedTerminal({ number }: { number: string }) {
  const text = useText(scanMessages);
  const navigate = useNavigate();
  const { can, writeDenialReason } = usePermissions();
  const query = useTerminals({ q: number, page: 1, perPage: 10 });
  // Placeholder data belongs to the previous number.
  const page = query.isPlaceholderData ? undefined : query.data;
  const terminal = page?.items.find((one) => one.number === number);
  const address = terminal && addressOf(terminal, can);
  useEffect(() => {
    if (address !== undefined) void navigate(address);
  }, [address, navigate]);

  if (query.error) return <LoadError title={text('scan.failed', { number })} query={query} />;
  if (!page || terminal) {
    return (
      <div role="status" className="flex items-center gap-3">
        <Spinner label={text('scan.looking', { number })} />
        {text('scan.looking', { number })}
      </div>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      isLive
      title={text('scan.unknownTerminal', { number })}
      actions={
        <Button
          size="sm"
          href={paths.terminalCreate({ number })}
          disabledReason={writeDenialReason('add_terminal')}
        >
          {text('scan.add')}
        </Button>
      }
    >
      {text('scan.unknownTerminalText')}
    </InlineNotice>
  );
}

function addressOf({ id, number, status }: Terminal, can: ReturnType<typeof usePermissions>['can']): string {
  if (status === 'added' && can('add_terminal')) return paths.terminalActivate({ q: number });
  return can('edit_terminal') ? paths.terminalEdit({ id }) : paths.terminals({ q: number });
}
