export interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of what it stands for, but not all. */
  isPartial?: boolean | undefined;
  onChange: () => void;
}

/** A checkbox without visible words, its target larger than its look. */
export function SelectBox({ label, isSelected, isPartial = false, onChange }: SelectBoxProps) {
  return (
    <label className="dt-check">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(input) => {
          if (input) input.indeterminate = isPartial && !isSelected;
        }}
        onChange={onChange}
      />
    </label>
  );
}
