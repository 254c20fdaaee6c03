import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TaxNumberField } from './tax-number-field.tsx';

export default { title: 'Fields/TaxNumberField', component: TaxNumberField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'ЄДРПОУ або РНОКПП',
      hint: '8 або 10 цифр',
      error: 'Введіть код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр)',
    },
    en: {
      label: 'EDRPOU or RNOKPP',
      hint: '8 or 10 digits',
      error: 'Enter an EDRPOU code (8 digits) or an RNOKPP (10 digits)',
    },
  });
  return (
    <FieldStates<string>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty=""
      filled="3184710691"
      wrong="318471"
      field={(props) => <TaxNumberField {...props} />}
    />
  );
}
