import { MAX_PLANNED_DAYS } from '@kasa/contracts/catalogue/prices';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { useWatch } from 'react-hook-form';
import { FormCheckbox } from '#shared/forms/fields/form-checkbox.tsx';
import { FormDate } from '#shared/forms/fields/form-date.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { toast } from '#shared/toast/toast.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BASE, PriceForm, type Prices, priceBody } from '../../model/price-form.ts';
import { productQueryIds } from '../../queries.ts';
import { PlaceField, WhenField } from './price-fields.tsx';

/** Asks which price of a product changes, to what, and when. */
export function ChangePriceDialog({
  prices,
  onSaved,
  onClose,
}: {
  prices: Prices;
  onSaved: () => void;
  onClose: () => void;
}) {
  const text = useText(productMessages);
  const format = useFormat();
  const today = kyivDay(new Date(useServerTime()));
  const { product, own } = prices;
  const change = useCommand('changeProductPrice', { refreshes: productQueryIds });
  const form = useContractForm({
    schema: PriceForm,
    defaults: {
      point_id: product.is_beyond_own_points ? null : BASE,
      ...{ price: null, is_like_base: false, when: 'now', effective_on: null },
    },
    send: (input, how) =>
      change.run(
        { params: { id: product.id }, body: { ...priceBody(input), version: product.version } },
        how,
      ),
    onSaved: () => {
      toast.success(text(form.hook.getValues('when') === 'now' ? 'prices.changed' : 'prices.planned'));
      onSaved();
    },
  });
  const [point, isLikeBase, when] = useWatch({
    control: form.hook.control,
    name: ['point_id', 'is_like_base', 'when'],
  });
  const ownPrice = own.find((one) => one.point.id === point)?.price;
  const now =
    ownPrice === undefined && point !== BASE && point !== null
      ? text('prices.nowBase', { price: format.money(product.price) })
      : text('prices.now', { price: format.money(ownPrice ?? product.price) });
  return (
    <FormDialog title={text('prices.change')} form={form} onClose={onClose}>
      <PlaceField form={form} prices={prices} hint={point === null ? undefined : now} />
      {ownPrice === undefined ? null : (
        <FormCheckbox form={form} name="is_like_base" label={text('prices.likeBase')} />
      )}
      {isLikeBase && ownPrice !== undefined ? null : (
        <FormMoney form={form} name="price" label={text('prices.price')} />
      )}
      <WhenField form={form} />
      {when === 'later' ? (
        <FormDate
          form={form}
          name="effective_on"
          label={text('prices.day')}
          min={dayAfter(today)}
          max={dayAfter(today, MAX_PLANNED_DAYS)}
        />
      ) : null}
    </FormDialog>
  );
}
