import type { NewEntity } from './names.ts';

/** The drawer of an entity beside its list: its facts, and the way to its form. */
export const drawer = ({ domain, One, one, files, fields, permission }: NewEntity) => {
  const facts = fields.map(({ name }) => `        fact(${one}, '${name}'),\n`);
  return `import { ${one}Fields } from '@kasa/contracts/${domain}/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import type { DataOf } from '#shared/query/operations.ts';
import { ${one}Messages } from '../../messages/${files}/catalogue.ts';

/** One to look at, for everybody who may see the list. */
export function ${One}Drawer(props: RowDrawerProps<DataOf<'get${One}'>>) {
  const text = useText(${one}Messages);
  const { fact } = useFields(${one}Fields);
  return (
    <FactsDrawer
      {...props}
      read="get${One}"
      title={text('${one}.title')}
      name={({ name }) => name}
      lost={text('${one}.lostText')}
      permission="${permission}"
      facts={(${one}) => [
        fact(${one}, 'name'),
${facts.join('')}      ]}
    />
  );
}
`;
};
