import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { operationQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { compositionMessages } from '../../messages/compositions/catalogue.ts';
import { IngredientTemplateSelect } from './line-selects.ts';

/** The choice of a template, whose lines take the place of those that are there. */
export function StartFromTemplate({
  hasLines,
  onStart,
}: {
  hasLines: boolean;
  onStart: (template: DataOf<'getIngredientTemplate'>) => void;
}) {
  const text = useText(compositionMessages);
  const { client } = useServices();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (id: string | null) => {
    setChosen(id);
    if (id === null) return;
    const read = operationQueryOptions(client, 'getIngredientTemplate', { params: { id } });
    const template = await queries.fetchQuery(read).catch(() => undefined);
    // The failure is reported; the same template can be chosen again.
    if (template === undefined) setChosen(null);
    else onStart(template);
  };
  return (
    <IngredientTemplateSelect
      label={text('line.fromTemplate')}
      placeholder={text('line.choose')}
      hint={hasLines ? text('line.templateNote') : undefined}
      value={chosen}
      onChange={(id) => void choose(id)}
    />
  );
}
