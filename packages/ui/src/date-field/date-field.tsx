import { parseDate } from '@internationalized/date';
import { CalendarDays, X } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { Button, DatePicker, Dialog, Group, I18nProvider, Popover } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import { isHalfTyped, Segments } from './segments.tsx';
import { useDateLocale } from './use-date-locale.ts';

const loadCalendar = () => import('./date-calendar.tsx');
const DateCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.DateCalendar })));

/** A calendar day as in the API: `YYYY-MM-DD`. */
export type CalendarDay = string;

export type DateFieldProps = FieldProps<CalendarDay | null> & {
  /** Limits of the calendar; typed days outside of them are validated by the form. */
  min?: CalendarDay | undefined;
  max?: CalendarDay | undefined;
  clearLabel?: string | undefined;
};

/** A date: typed as dd.mm.yyyy or chosen in a calendar with weeks from Monday (spec §9). Null while incomplete. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, clearLabel } = props;
  const locale = useDateLocale();
  const root = useFieldHandle<HTMLDivElement>(props.ref, '[role="spinbutton"]');
  const isFixed = isFieldDisabled(props) || props.isReadOnly === true;
  // Memoised: a new object would discard the text being typed.
  const parsed = useMemo(() => (value === null ? null : parseDate(value)), [value]);
  const blur = () => {
    if (value !== null && isHalfTyped(root.current)) onChange(null);
    props.onBlur?.();
  };
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        ref={root}
        className={fieldClass}
        data-field={props.name}
        validationBehavior="aria"
        value={parsed}
        onChange={(date) => onChange(date === null ? null : date.toString())}
        shouldForceLeadingZeros
        firstDayOfWeek="mon"
        isInvalid={props.error !== undefined}
        isRequired={props.isRequired ?? false}
        isDisabled={isFieldDisabled(props)}
        isReadOnly={props.isReadOnly ?? false}
        onFocus={loadCalendar}
        onBlur={blur}
        {...omitUndefined({
          name: props.name,
          autoFocus: props.autoFocus,
          minValue: props.min === undefined ? undefined : parseDate(props.min),
          maxValue: props.max === undefined ? undefined : parseDate(props.max),
        })}
      >
        <FieldFrame {...props}>
          <Group className={controlClass}>
            <Segments />
            {clearLabel !== undefined && value !== null && !isFixed && (
              <InnerButton label={clearLabel} onPress={() => onChange(null)}>
                <X />
              </InnerButton>
            )}
            <Button className="mr-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-md text-text-muted data-disabled:cursor-not-allowed data-hovered:bg-hover data-hovered:text-text pointer-coarse:size-9 [&_svg]:size-5">
              <CalendarDays aria-hidden />
            </Button>
          </Group>
        </FieldFrame>
        <Popover
          offset={4}
          className="rounded-lg border border-border bg-surface p-3 text-text shadow-float transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0"
        >
          <Dialog className="h-[288px] w-[252px] outline-none pointer-coarse:h-[316px] pointer-coarse:w-[280px]">
            <SwallowDoubleClick />
            <Suspense>
              <DateCalendar />
            </Suspense>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
