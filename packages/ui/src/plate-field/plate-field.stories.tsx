import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { ukrainianPlate } from './example-format.ts';
import { PlateField } from './plate-field.tsx';

export default { title: 'Fields/PlateField', component: PlateField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Державний номер',
      hint: 'Латиницею чи кирилицею',
      error: 'Номер складається з двох літер, чотирьох цифр і двох літер',
    },
    en: {
      label: 'State number',
      hint: 'In Latin or Cyrillic letters',
      error: 'Two letters, four digits, two letters',
    },
  });
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={''}
      filled={'АА1234ВВ'}
      wrong={'АА12'}
      field={(props) => <PlateField {...props} {...ukrainianPlate} placeholder="АА 1234 ВВ" />}
    />
  );
}
