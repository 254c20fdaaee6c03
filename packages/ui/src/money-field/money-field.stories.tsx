import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { MoneyField } from './money-field.tsx';

export default { title: 'Fields/MoneyField', component: MoneyField };

export function States() {
  const t = useTexts({
    uk: { label: 'Вартість проїзду', hint: 'Повний квиток', error: 'Значення повинно буде більше нуля' },
    en: { label: 'Fare', hint: 'Full fare', error: 'Must be greater than zero' },
  });
  return (
    <FieldStates<number | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled={123_450}
      wrong={0}
      field={(props) => <MoneyField {...props} />}
    />
  );
}
