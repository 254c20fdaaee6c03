import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextField } from './text-field.tsx';

export default { title: 'Fields/TextField', component: TextField };

export function States() {
  const t = useTexts({
    uk: { label: 'Назва маршруту', hint: 'Як її бачать пасажири', error: 'Маршрут із такою назвою вже є' },
    en: { label: 'Route name', hint: 'As passengers see it', error: 'A route of this name exists' },
  });
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={''}
      filled={'№ 33 вул. І. Пулюя – вул. Січових Стрільців'}
      wrong={'№ 33'}
      field={(props) => <TextField {...props} />}
    />
  );
}
