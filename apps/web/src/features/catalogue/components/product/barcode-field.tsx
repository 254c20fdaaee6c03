import { productFields } from '@kasa/contracts/catalogue/fields';
import { ProductInput } from '@kasa/contracts/catalogue/products';
import { brokenRules, ruleMessage } from '@kasa/contracts/shared/rules';
import { Button } from '@kasa/ui/button';
import { TextField } from '@kasa/ui/text-field';
import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useField } from '#shared/forms/use-field.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import type { ProductForm } from './use-product-rules.ts';

const ReadDialog = lazy(() =>
  import('../scan/read-dialog.tsx').then((module) => ({ default: module.ReadDialog })),
);
/** Half of a code is also a wrong one: it is judged once typing rests. Milliseconds. */
const REST_MS = 500;

/** The barcode, typed or read by the camera; what is wrong with it is said before the form is sent. */
export function BarcodeField({ form }: { form: ProductForm }) {
  const text = useText(productMessages);
  const locale = useLocale();
  const { value, error, ...field } = useField({ form, name: 'barcode' });
  const typed = typeof value === 'string' ? value : '';
  const rested = useDebouncedValue(typed, REST_MS);
  const [isReading, setReading] = useState(false);
  const close = () => setReading(false);
  const problem = () => {
    const { error: wrong } = ProductInput.shape.barcode.safeParse(rested === '' ? null : rested);
    const [broken] = wrong ? brokenRules(wrong.issues, rested) : [];
    return broken && ruleMessage(broken.rule, locale, broken.params);
  };
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          {...field}
          label={productFields.barcode[locale]}
          hint={productFields.barcode.hint?.[locale]}
          autoComplete="off"
          value={typed}
          error={error ?? (rested === typed ? problem() : undefined)}
        />
      </div>
      <Button size="sm" icon={<ScanBarcode />} onPress={() => setReading(true)}>
        {text('scan.read')}
      </Button>
      {isReading ? (
        <Suspense>
          <ReadDialog
            onRead={(barcode) => {
              field.onChange(barcode);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
