import { DateInput, DateSegment } from 'react-aria-components';

/** The parts of a date or time, each typed or stepped by itself. */
export function Segments() {
  return (
    <DateInput className="flex h-full min-w-0 flex-1 items-center px-2.5 tabular-nums pointer-coarse:text-base">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-0.5 outline-none data-focused:bg-accent data-placeholder:text-text-muted data-focused:text-on-accent data-[type=literal]:px-0 group-data-disabled/field:text-text-muted"
        />
      )}
    </DateInput>
  );
}
