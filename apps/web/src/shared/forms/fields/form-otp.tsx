import { OtpField, type OtpFieldProps } from '@kasa/ui/otp-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useField } from '../use-field.ts';

export function FormOtp<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormFieldProps<OtpFieldProps, Values>) {
  const { value, ...field } = useField({ form, name });
  return <OtpField {...rest} {...field} value={typeof value === 'string' ? value : ''} />;
}
