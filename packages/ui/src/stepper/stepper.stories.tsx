import { useTexts } from '../story-kit/story-kit.tsx';
import { Stepper } from './stepper.tsx';

export default { title: 'Navigation/Stepper', component: Stepper };

const texts = {
  uk: {
    label: 'Реєстрація',
    steps: ['Телефон', 'Код із SMS', 'Компанія', 'Пароль'],
    done: 'виконано',
    position: (step: number, count: number) => `Крок ${step} з ${count}`,
  },
  en: {
    label: 'Registration',
    steps: ['Phone', 'Code from the SMS', 'Company', 'Password'],
    done: 'done',
    position: (step: number, count: number) => `Step ${step} of ${count}`,
  },
};

export function Places() {
  const t = useTexts(texts);
  const steps = t.steps.map((label, index) => ({ id: String(index), label, href: `#step-${index}` }));
  return (
    <div className="max-w-3xl space-y-8">
      {['0', '2', '3'].map((currentId) => (
        <Stepper
          key={currentId}
          label={`${t.label} ${currentId}`}
          steps={steps}
          currentId={currentId}
          texts={t}
        />
      ))}
    </div>
  );
}
