import { Button as ActionButton } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from 'react-aria-components';
import { useText } from '#shared/i18n/i18n.tsx';
import { periodMessages } from '#shared/period/messages/catalogue.ts';
import { PeriodEditor } from '#shared/period/period-editor.tsx';
import { useFormatPeriod } from '#shared/period/use-format-period.ts';
import { useListTexts } from '#shared/table/use-list-texts.ts';

export interface PeriodChoiceProps extends Pick<ComponentProps<typeof PeriodEditor>, 'period' | 'onChange'> {
  /** Of its only day. */
  hours?: string | undefined;
}

/** The period below the title of a list on a phone, and the way to another one. */
export function PeriodChoice({ period, hours, onChange }: PeriodChoiceProps) {
  const text = useText(periodMessages);
  const words = useFormatPeriod();
  const { filters } = useListTexts();
  const [isOpen, setOpen] = useState(false);
  const shown = [words(period), hours].filter(Boolean).join(', ');
  return (
    <>
      <Button
        aria-label={`${text('title')}: ${shown}`}
        onPress={() => setOpen(true)}
        className="flex min-w-0 cursor-pointer items-center rounded-lg font-[550] text-accent-text"
        // As high as a finger needs, without moving what stands around the line.
        style={{ height: 44, marginBlock: -12 }}
      >
        {shown}
        <ChevronDown size={16} aria-hidden />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('title')}
        closeLabel={filters.close}
        footer={
          <ActionButton variant="primary" onPress={() => setOpen(false)}>
            {filters.done}
          </ActionButton>
        }
      >
        <PeriodEditor period={period} onChange={onChange} />
      </Dialog>
    </>
  );
}
