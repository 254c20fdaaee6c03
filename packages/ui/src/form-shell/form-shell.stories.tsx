import { useState } from 'react';
import { FormSection, FormWide } from '../form-section/form-section.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { useTexts } from '../story-kit/story-kit.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TextareaField } from '../textarea-field/textarea-field.tsx';
import { FormShell, type FormShellProps } from './form-shell.tsx';

export default { title: 'Forms/FormShell', component: FormShell, parameters: { bare: true } };

const words = {
  uk: {
    title: 'Новий маршрут',
    back: 'Маршрути',
    description: 'Після створення маршрут можна призначати водіям і транспорту.',
    main: 'Маршрут',
    mainNote: 'Назва й напрямок, які бачать пасажири',
    name: 'Назва',
    from: 'Початкова зупинка',
    to: 'Кінцева зупинка',
    depot: 'Депо',
    podil: 'Депо «Подол»',
    money: 'Вартість і рух',
    fare: 'Вартість проїзду',
    speed: 'Середня швидкість потоку',
    unit: 'км/год',
    notes: 'Примітки',
    sections: 'Розділи форми',
    stops: 'Зупинки',
    timetable: 'Розклад і випуски на лінію',
    passengers: 'Пасажири',
    submit: 'Створити маршрут',
    submitting: 'Створюємо маршрут…',
    cancel: 'Скасувати',
    check: 'Перевірте 2 поля',
    required: "Поле обов'язкове",
    positive: 'Значення повинно буде більше нуля',
    reason: 'Потрібне право «Керування транспортом». Його може надати власник.',
  },
  en: {
    title: 'New route',
    back: 'Routes',
    description: 'Once created, it can be given to drivers and vehicles.',
    main: 'Route',
    mainNote: 'Name and direction as passengers see them',
    name: 'Name',
    from: 'First stop',
    to: 'Last stop',
    depot: 'Depot',
    podil: 'Podil depot',
    money: 'Fare and traffic',
    fare: 'Fare',
    speed: 'Average flow speed',
    unit: 'km/h',
    notes: 'Notes',
    sections: 'Sections of the form',
    stops: 'Stops',
    timetable: 'Timetable and departures',
    passengers: 'Passengers',
    submit: 'Create route',
    submitting: 'Creating the route…',
    cancel: 'Cancel',
    check: 'Check 2 fields',
    required: 'This field is required',
    positive: 'Must be greater than zero',
    reason: 'Needs the “Manage transport” permission. The owner can grant it.',
  },
};

function Example({
  isWrong = false,
  isLong = false,
  ...shell
}: Partial<FormShellProps> & { isWrong?: boolean; isLong?: boolean }) {
  const t = useTexts(words);
  const [name, setName] = useState(isWrong ? '' : '№ 33');
  const [fare, setFare] = useState<number | null>(isWrong ? 0 : 800);
  const [depot, setDepot] = useState<string | null>('d1');
  const [speed, setSpeed] = useState<number | null>(18);
  const [notes, setNotes] = useState('');
  const nothing = () => undefined;
  return (
    <div className="px-3 py-4 md:p-6">
      <FormShell
        title={t.title}
        back={{ label: t.back, href: '#list' }}
        description={t.description}
        submitLabel={t.submit}
        submittingLabel={t.submitting}
        cancelLabel={t.cancel}
        cancelHref="#list"
        sectionsLabel={isLong ? t.sections : undefined}
        errorSummaryTitle={t.check}
        onSubmit={nothing}
        errors={
          isWrong
            ? [
                { name: 'name', label: t.name, message: t.required },
                { name: 'fare', label: t.fare, message: t.positive },
              ]
            : []
        }
        {...shell}
      >
        <FormSection title={t.main} description={t.mainNote}>
          <FormWide>
            <TextField
              label={t.name}
              name="name"
              isRequired
              value={name}
              onChange={setName}
              error={isWrong ? t.required : undefined}
            />
          </FormWide>
          <TextField label={t.from} value="вул. І. Пулюя" onChange={nothing} />
          <TextField label={t.to} value="вул. Січових Стрільців" onChange={nothing} />
          <SelectField
            label={t.depot}
            value={depot}
            onChange={setDepot}
            items={[{ id: 'd1', label: t.podil }]}
          />
        </FormSection>
        <FormSection title={t.money}>
          <MoneyField
            label={t.fare}
            name="fare"
            isRequired
            value={fare}
            onChange={setFare}
            error={isWrong ? t.positive : undefined}
          />
          <NumberField label={t.speed} unit={t.unit} min={0} value={speed} onChange={setSpeed} />
          <FormWide>
            <TextareaField label={t.notes} value={notes} onChange={setNotes} />
          </FormWide>
        </FormSection>
        {(isLong ? [t.stops, t.timetable, t.passengers] : []).map((title) => (
          <FormSection key={title} title={title}>
            <FormWide>
              <TextareaField label={t.notes} rows={8} value={notes} onChange={setNotes} />
            </FormWide>
          </FormSection>
        ))}
      </FormShell>
    </div>
  );
}

export const Filled = () => <Example />;
export const WithErrors = () => <Example isWrong />;
export const Long = () => <Example isLong />;
export const Submitting = () => <Example isSubmitting />;
export const Forbidden = () => <Example submitDisabledReason={useTexts(words).reason} />;
