/** Choosing a vehicle and a model. */
import { listedChoices } from '#shared/choices/choice-source.ts';
import { objectChoices } from '#shared/choices/object-choices.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useOperation } from '#shared/query/use-operation.ts';

export const vehicleChoices = objectChoices({
  list: 'listTransports',
  read: 'getTransport',
  useItem() {
    const format = useFormat();
    return ({ id, transport_num, name, state_number }) => ({
      id,
      label: `${transport_num} · ${name}`,
      ...(state_number ? { description: format.plate(state_number) } : {}),
    });
  },
});

function useModels(isEnabled: boolean) {
  const query = useOperation('listTerminalModels', {}, { isEnabled, isQuiet: true });
  // A list in the address is written with commas.
  const models = (query.data?.items ?? []).filter(({ model }) => !model.includes(','));
  return { query, items: models.map(({ model }) => ({ id: model, label: model })) };
}

export const modelChoices = {
  ...listedChoices(useModels),
  useChosen: (models: readonly string[]) => models.map((model) => ({ id: model, label: model })),
};
