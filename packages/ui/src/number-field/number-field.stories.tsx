import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { NumberField } from './number-field.tsx';

export default { title: 'Fields/NumberField', component: NumberField };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Середня швидкість',
      hint: 'Від 1 до 120',
      error: 'Значення повинно буде більше нуля',
      unit: 'км/год',
    },
    en: { label: 'Average speed', hint: 'From 1 to 120', error: 'Must be greater than zero', unit: 'km/h' },
  });
  return (
    <FieldStates<number | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled={24}
      wrong={0}
      field={(props) => <NumberField {...props} unit={t.unit} min={0} max={120} />}
    />
  );
}
