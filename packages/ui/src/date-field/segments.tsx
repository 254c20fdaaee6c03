import { DateInput, DateSegment } from 'react-aria-components';

/** Whether some segment is empty. An incomplete field must lose its previous value, which is no longer visible. */
export function isHalfTyped(field: Element | null): boolean {
  return field?.querySelector('[role="spinbutton"][data-placeholder]') != null;
}

export function Segments() {
  return (
    <DateInput className="flex h-full min-w-0 flex-1 items-center px-2.5 figures pointer-coarse:text-base">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-px outline-none data-focused:bg-accent data-placeholder:text-text-muted data-focused:text-on-accent! data-[type=literal]:px-0 group-data-disabled/field:text-text-muted"
        />
      )}
    </DateInput>
  );
}
