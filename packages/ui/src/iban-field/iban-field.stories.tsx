import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ukrainianIban } from './example-format.ts';
import { IbanField } from './iban-field.tsx';

export default { title: 'Fields/IbanField', component: IbanField };

export function States() {
  const t = useTexts({
    uk: { label: 'IBAN', hint: '29 символів, починається з UA', error: 'Неправильний IBAN' },
    en: { label: 'IBAN', hint: '29 characters, begins with UA', error: 'Invalid IBAN' },
  });
  return (
    <FieldStates<string>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty=""
      filled="UA223052990000026001234567890"
      wrong="UA2230529900"
      field={(props) => <IbanField {...props} {...ukrainianIban} />}
    />
  );
}
