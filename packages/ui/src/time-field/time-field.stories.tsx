import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TimeField } from './time-field.tsx';

export default { title: 'Fields/TimeField', component: TimeField };

export function States() {
  const t = useTexts({
    uk: { label: 'Закриття зміни', hint: 'За київським часом', error: 'Раніше за відкриття' },
    en: { label: 'Shift closes', hint: 'Kyiv time', error: 'Before it opens' },
  });
  return (
    <FieldStates<string | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled={'21:05'}
      wrong={'00:00'}
      field={(props) => <TimeField {...props} />}
    />
  );
}
