import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { OtpField } from './otp-field.tsx';

export default { title: 'Fields/OtpField', component: OtpField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Код із SMS',
      hint: 'Шість цифр, надіслані на +380 67 ··· 45 67',
      error: 'Код неправильний. Залишилося 2 спроби',
    },
    en: {
      label: 'Code from the SMS',
      hint: 'Six digits, sent to +380 67 ··· 45 67',
      error: 'The code is wrong. 2 attempts left',
    },
  });
  return (
    <FieldStates<string>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty=""
      filled="482913"
      wrong="111111"
      field={(props) => <OtpField {...props} />}
    />
  );
}

export const Typing = {
  render: function Typing() {
    const t = useTexts({ uk: 'Код підтвердження', en: 'Confirmation code' });
    return <OtpField label={t} value="48" length={4} onChange={() => undefined} autoFocus />;
  },
};
