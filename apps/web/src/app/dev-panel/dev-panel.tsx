import { IconButton } from '@kasa/ui/icon-button';
import { Tabs } from '@kasa/ui/tabs';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../shared/i18n/i18n.tsx';
import { devPanelCatalogue } from './messages.ts';
import { CallbacksSection } from './sections/callbacks-section.tsx';
import { ClockSection } from './sections/clock-section.tsx';
import { DataSection } from './sections/data-section.tsx';
import { FaultsSection } from './sections/faults-section.tsx';
import { LiveSection } from './sections/live-section.tsx';
import { MessagesSection } from './sections/messages-section.tsx';
import { PeopleSection } from './sections/people-section.tsx';

/** Development panel over `/__mock` (decisions §5). Non-modal, so that codes can be pasted in the page. */
export function DevPanel({ onClose }: { onClose: () => void }) {
  const text = useText(devPanelCatalogue);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="fixed right-4 bottom-4 z-40 flex max-h-[80dvh] w-[540px] max-w-[calc(100vw-32px)] flex-col rounded-lg border border-border bg-surface shadow-float"
    >
      <header className="flex items-center justify-between gap-2 px-4 pt-3">
        <h2 className="font-semibold text-base">{text('panel.title')}</h2>
        <IconButton label={text('panel.close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {/* One row of tabs, two on a narrow screen. */}
      <div className="min-h-0 overflow-y-auto px-4 pb-4 max-sm:[&_[role=tab]]:px-1 [&_[role=tab]]:px-2 max-sm:[&_[role=tablist]]:grid max-sm:[&_[role=tablist]]:grid-cols-[repeat(4,auto)]">
        <Tabs
          label={text('panel.sections')}
          tabs={[
            { id: 'messages', label: text('messages.tab'), content: <MessagesSection /> },
            { id: 'callbacks', label: text('callbacks.tab'), content: <CallbacksSection /> },
            { id: 'people', label: text('people.tab'), content: <PeopleSection /> },
            { id: 'faults', label: text('faults.tab'), content: <FaultsSection /> },
            { id: 'clock', label: text('clock.tab'), content: <ClockSection /> },
            { id: 'live', label: text('live.tab'), content: <LiveSection /> },
            { id: 'data', label: text('data.tab'), content: <DataSection /> },
          ]}
        />
      </div>
    </div>
  );
}
