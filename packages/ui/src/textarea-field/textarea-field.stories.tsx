import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextareaField } from './textarea-field.tsx';

export default { title: 'Fields/TextareaField', component: TextareaField };

export function States() {
  const t = useTexts({
    uk: { label: 'Додаткові дані', hint: 'Бачать лише диспетчери', error: 'Не більше 500 символів' },
    en: { label: 'Notes', hint: 'Dispatchers only', error: 'At most 500 characters' },
  });
  return (
    <FieldStates
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={''}
      filled={'Працює лише в першу зміну.\nМає допуск до тролейбуса.'}
      wrong={'…'}
      field={(props) => <TextareaField {...props} />}
    />
  );
}
