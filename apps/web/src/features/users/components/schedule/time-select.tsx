import { SCHEDULE_STEP, timeOf } from '@kasa/contracts/users/schedule-rules';
import { SelectField } from '@kasa/ui/select-field';

const items = Array.from({ length: (24 * 60) / SCHEDULE_STEP }, (_, n) => {
  const time = timeOf(n * SCHEDULE_STEP);
  return { id: time, label: time };
});

/** A time on the half hour. */
export function TimeSelect({
  label,
  value,
  isReadOnly,
  onChange,
}: {
  label: string;
  value: string;
  isReadOnly: boolean;
  onChange: (time: string) => void;
}) {
  return (
    <SelectField
      label={label}
      items={items}
      value={value}
      isReadOnly={isReadOnly}
      onChange={(time) => time !== null && onChange(time)}
    />
  );
}
