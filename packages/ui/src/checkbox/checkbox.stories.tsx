import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Checkbox } from './checkbox.tsx';

export default { title: 'Fields/Checkbox', component: Checkbox };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Приймаю умови публічної оферти',
      hint: 'Можна прочитати на сайті',
      error: 'Без згоди реєстрація неможлива',
    },
    en: {
      label: 'I accept the public offer',
      hint: 'It can be read on the site',
      error: 'Needed to register',
    },
  });
  return (
    <FieldStates<boolean>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={false}
      filled={true}
      wrong={false}
      field={(props) => <Checkbox {...props} />}
    />
  );
}
