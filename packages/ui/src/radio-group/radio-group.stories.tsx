import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { RadioGroup } from './radio-group.tsx';

export default { title: 'Fields/RadioGroup', component: RadioGroup };

export function States() {
  const t = useTexts({
    uk: {
      label: 'Вид транспорту',
      hint: 'Від нього залежить номерний знак',
      error: 'Депо не має тролейбусів',
      bus: 'Автобус',
      trolley: 'Тролейбус',
      note: 'Має бортовий номер замість державного',
      tram: 'Трамвай',
    },
    en: {
      label: 'Kind of vehicle',
      hint: 'The plate depends on it',
      error: 'The depot has no trolleybuses',
      bus: 'Bus',
      trolley: 'Trolleybus',
      note: 'Has a fleet number instead of a plate',
      tram: 'Tram',
    },
  });
  return (
    <FieldStates<'bus' | 'trolley' | 'tram' | null>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={null}
      filled={'bus'}
      wrong={'trolley'}
      field={(props) => (
        <RadioGroup
          {...props}
          options={[
            { id: 'bus', label: t.bus },
            { id: 'trolley', label: t.trolley, description: t.note },
            { id: 'tram', label: t.tram, isDisabled: true },
          ]}
        />
      )}
    />
  );
}
