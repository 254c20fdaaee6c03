export interface SelectCheckboxProps {
  label: string;
  isSelected: boolean;
  isPartial?: boolean | undefined;
  onChange: () => void;
}

/** A checkbox without a visible label; its hit area is larger than its box. */
export function SelectCheckbox({ label, isSelected, isPartial = false, onChange }: SelectCheckboxProps) {
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
