/** The element around label, control and notes; `group` lets the parts react to the state React Aria writes on it. */
export const fieldClass = 'group/field flex min-w-0 flex-col gap-1.5';

/** The box of a control: 36 px, 44 on touch, an edge of 3:1, and a ring around all of it when something inside has focus. */
export const controlClass =
  'flex h-9 w-full min-w-0 items-center rounded-lg border border-border-strong bg-surface text-text transition-colors duration-100 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1 group-data-invalid/field:border-danger group-data-disabled/field:border-border group-data-disabled/field:bg-surface-2 group-data-disabled/field:text-text-muted group-data-readonly/field:border-border group-data-readonly/field:bg-surface-2 pointer-coarse:h-11';

/** An input inside the box. 16 px on touch: smaller makes phones zoom in. */
export const inputClass =
  'h-full w-full min-w-0 flex-1 bg-transparent px-3 text-text outline-none placeholder:text-text-muted disabled:text-text-muted pointer-coarse:text-base';
