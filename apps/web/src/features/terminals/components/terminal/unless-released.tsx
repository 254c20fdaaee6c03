import { EmptyState } from '@kasa/ui/empty-state';
import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Refetch } from '#shared/query/use-object.ts';
import { terminalFormsMessages } from '../../messages.ts';
import type { TerminalDetails } from '../../model/types.ts';

/** What the form of an existing terminal is given. */
export interface TerminalFormProps {
  readonly title: string;
  readonly latest: TerminalDetails;
  readonly refetch: Refetch<TerminalDetails>;
}

/** The form of a terminal; of one that was released, why there is none. */
export function UnlessReleased({
  terminal: { release_reason: reason },
  children,
}: {
  terminal: TerminalDetails;
  children: ReactNode;
}) {
  const text = useText(terminalFormsMessages);
  if (reason === null) return children;
  return <EmptyState icon={Unlink} title={text('released.title')} text={text('released.text', { reason })} />;
}
