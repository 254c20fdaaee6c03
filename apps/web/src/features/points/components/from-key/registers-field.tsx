import { Checkbox } from '@kasa/ui/checkbox';
import { SkeletonText } from '@kasa/ui/skeleton';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { CheckboxSet } from '#shared/forms/checkbox-set.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import type { KeyPointsForm } from './key-points-form.ts';

type Register = DataOf<'getKeyRegisters'>['items'][number];

/** The registers of the chosen key's owner; those without a point can be chosen. */
export function RegistersField({ form }: { form: KeyPointsForm }) {
  const text = useText(pointMessages);
  const key = useWatch({ control: form.hook.control, name: 'key_id' });
  if (typeof key !== 'string') return <p className="text-text-muted">{text('fromKey.noKey')}</p>;
  return <RegistersOf key={key} id={key} form={form} />;
}

function RegistersOf({ id, form }: { id: string; form: KeyPointsForm }) {
  const text = useText(pointMessages);
  const query = useOperation('getKeyRegisters', { params: { id } }, { isQuiet: true });
  const registers = query.data?.items;
  if (registers !== undefined) return <Choice registers={registers} form={form} />;
  if (query.isError) {
    const refusal = query.error.kind === 'server' ? query.error.userMessage : null;
    return <RetryLine query={query} text={refusal ?? text('fromKey.failed')} />;
  }
  return (
    <div role="status" aria-label={text('fromKey.loading')}>
      <SkeletonText lines={4} />
    </div>
  );
}

function Choice({ registers, form }: { registers: readonly Register[]; form: KeyPointsForm }) {
  const text = useText(pointMessages);
  const { value, onChange, onBlur, error, ref, name } = useField({ form, name: 'register_numbers' });
  const chosen = (value ?? []) as readonly string[];
  const news = registers.filter(({ point }) => point === null);
  const free = news.map((one) => one.register_number);
  const choose = (number: string, isOn: boolean) =>
    onChange(free.filter((one) => (one === number ? isOn : chosen.includes(one))));
  const isAll = free.every((number) => chosen.includes(number));
  return (
    <CheckboxSet label={text('fromKey.registers')} error={error}>
      {free.length === 0 ? (
        <p className="text-text-muted">
          {text(registers.length === 0 ? 'fromKey.none' : 'fromKey.allExist')}
        </p>
      ) : (
        <Checkbox
          label={<span className="font-[550]">{text('fromKey.all', { count: free.length })}</span>}
          value={isAll}
          isIndeterminate={!isAll && chosen.length > 0}
          onChange={(isOn) => onChange(isOn ? free : [])}
          onBlur={onBlur}
          {...{ ref, name }}
        />
      )}
      <ul className="flex min-w-0 flex-col">
        {news.map((register) => (
          <li key={register.register_number} className="border-border border-t py-1">
            <Checkbox
              label={<RegisterText register={register} />}
              value={chosen.includes(register.register_number)}
              onChange={(isOn) => choose(register.register_number, isOn)}
            />
          </li>
        ))}
        {registers.map((register) =>
          register.point === null ? null : (
            <li key={register.register_number} className="border-border border-t py-1">
              <Existing register={register} />
            </li>
          ),
        )}
      </ul>
    </CheckboxSet>
  );
}

function Existing({ register }: { register: Register }) {
  const text = useText(pointMessages);
  const { point } = register;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 pl-7.5">
      <span className="min-w-0 text-text-muted">
        <RegisterText register={register} />
      </span>
      {point ? (
        <Link to={paths.points({ open: point.id })} className="text-accent-text underline underline-offset-2">
          {text('fromKey.exists', { name: point.name })}
        </Link>
      ) : null}
    </div>
  );
}

function RegisterText({ register: { name, city, address, register_number } }: { register: Register }) {
  return (
    <span className="block min-w-0 break-words">
      {name}
      <span className="block text-[13px] text-text-muted">
        {`${city}, ${address} · `}
        <span className="figures">{register_number}</span>
      </span>
    </span>
  );
}
