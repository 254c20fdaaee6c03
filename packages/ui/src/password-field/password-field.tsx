import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldProps, isFieldDisabled } from '../field/field.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { TextControl } from '../field/text-control.tsx';

export type PasswordFieldProps = FieldProps<string> & {
  /** Name of the button that shows the password as text. */
  revealLabel: string;
  /** Name of the same button while the password is shown. */
  concealLabel: string;
  /** `current-password` when signing in, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password';
  /** Shown from the beginning: what was made for its owner, who has not seen it yet. */
  isShownAtFirst?: boolean | undefined;
};

/** A password, hidden until its owner looks. */
export function PasswordField({
  revealLabel,
  concealLabel,
  isShownAtFirst = false,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(isShownAtFirst);
  return (
    <TextControl
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <InnerButton
          label={isShown ? concealLabel : revealLabel}
          isDisabled={isFieldDisabled(props)}
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </InnerButton>
      }
    />
  );
}
