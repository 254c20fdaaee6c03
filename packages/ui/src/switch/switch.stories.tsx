import { FieldStates } from '../story-kit/field-states.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { Switch } from './switch.tsx';

export default { title: 'Fields/Switch', component: Switch };

export function States() {
  const t = useTexts({
    uk: { label: 'Працює офлайн', hint: 'До 36 годин поспіль', error: 'Немає коду офлайн-сесії' },
    en: { label: 'Works offline', hint: 'Up to 36 hours in a row', error: 'No offline session code' },
  });
  return (
    <FieldStates<boolean>
      label={t.label}
      hint={t.hint}
      error={t.error}
      empty={false}
      filled={true}
      wrong={false}
      field={(props) => <Switch {...props} />}
    />
  );
}
