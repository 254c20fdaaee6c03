import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';

const arrowClass =
  'grid size-9 cursor-pointer place-items-center rounded-md text-text-muted pointer-coarse:size-10 data-disabled:cursor-not-allowed data-hovered:bg-hover data-hovered:text-text data-disabled:opacity-40 [&_svg]:size-5';

/** The month view of a date field, loaded when first opened. */
export function DateCalendar() {
  return (
    <Calendar firstDayOfWeek="mon">
      <header className="mb-1 flex items-center">
        <Button slot="previous" className={arrowClass}>
          <ChevronLeft aria-hidden />
        </Button>
        <CalendarHeading className="flex-1 text-center font-[600] first-letter:uppercase" />
        <Button slot="next" className={arrowClass}>
          <ChevronRight aria-hidden />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="[border-spacing:0]">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-8 w-9 pointer-coarse:w-10 font-[400] text-[13px] text-text-muted">
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-9 cursor-pointer place-items-center rounded-md figures pointer-coarse:size-10 outline-none data-disabled:cursor-not-allowed data-outside-month:invisible data-hovered:bg-accent-soft data-selected:bg-accent data-today:font-[700] data-disabled:text-text-muted data-selected:text-on-accent data-today:underline data-unavailable:line-through data-disabled:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:outline-offset-1"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
