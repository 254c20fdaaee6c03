import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ukrainianPhone } from './example-format.ts';
import { PhoneField } from './phone-field.tsx';

export default { title: 'Fields/PhoneField', component: PhoneField };

export function States() {
  const t = useTexts({
    uk: { label: 'Телефон водія', hint: 'Надішлемо код у SMS', error: 'Номер неповний: потрібно ще 2 цифри' },
    en: {
      label: 'Driver’s phone',
      hint: 'We text a code to it',
      error: 'Incomplete: two digits are missing',
    },
  });
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={''}
      filled={'+380671234567'}
      wrong={'+38067 123 45'}
      field={(props) => <PhoneField {...props} {...ukrainianPhone} placeholder="+380 67 123 45 67" />}
    />
  );
}
