import { pointKeyFields } from '@kasa/contracts/points/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObject } from '#shared/query/use-object.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { KeyLeft } from './key-left.tsx';

/** The signing key of a point by its certificate, and how long it is valid. */
export function KeySection({ id, validTo }: { id: string; validTo: string }) {
  const text = useText(pointMessages);
  const { fact } = useFields(pointKeyFields);
  const { data: key } = useObject('getPointKey', id).query;
  return (
    <DrawerSection title={text('key.title')}>
      <div className="flex flex-col gap-3">
        <div>
          <KeyLeft validTo={validTo} />
        </div>
        {key ? (
          <KeyValue
            items={[
              ...(['owner', 'tax_number', 'issuer', 'serial'] as const).map((name) => fact(key, name)),
              ...(['valid_from', 'valid_to'] as const).map((name) => fact(key, name)),
            ]}
          />
        ) : null}
      </div>
    </DrawerSection>
  );
}
