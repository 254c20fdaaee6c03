import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldProps, isFieldDisabled } from '../field/field.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { TextControl } from '../field/text-control.tsx';

export type PasswordFieldProps = FieldProps<string> & {
  /** Name of the button that shows the password. */
  revealLabel: string;
  /** Name of that button while the password is visible. */
  concealLabel: string;
  autoComplete: 'current-password' | 'new-password';
  /** Initially visible: for generated passwords. */
  isShownAtFirst?: boolean | undefined;
};

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
