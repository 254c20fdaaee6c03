/** `primary` is for the main action: one per page. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** `md`: 36 px (44 on touch). `sm`: 32 px (40 on touch), inside tables and bars. */
export type ButtonSize = 'sm' | 'md';

const base =
  'relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap border font-[550] no-underline transition-colors duration-100 data-disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent bg-accent text-on-accent data-hovered:border-accent-hover data-hovered:bg-accent-hover data-pressed:border-accent-hover data-pressed:bg-accent-hover',
  secondary: 'border-border-strong bg-surface text-text data-hovered:bg-surface-2 data-pressed:bg-border',
  ghost: 'border-transparent bg-transparent text-text data-hovered:bg-hover data-pressed:bg-border',
  danger: 'border-danger bg-surface text-danger data-hovered:bg-danger-soft data-pressed:bg-danger-soft',
};

/** A disabled control loses its colour, so it never looks like the main action. */
const disabled = 'border-border bg-surface-2 text-text-muted';

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-md px-3 text-[13px] pointer-coarse:h-10',
  md: 'h-9 rounded-lg px-3.5 pointer-coarse:h-11',
};

/** The classes of Button, IconButton and links drawn as buttons. */
export function buttonClasses({
  variant,
  size,
  isDisabled,
}: {
  variant: ButtonVariant;
  size: ButtonSize;
  isDisabled: boolean;
}): string {
  return `${base} ${sizes[size]} ${isDisabled ? (variant === 'ghost' ? 'border-transparent text-text-muted' : disabled) : variants[variant]}`;
}
