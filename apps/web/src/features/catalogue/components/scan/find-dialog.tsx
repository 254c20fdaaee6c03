import { MAX_BARCODE } from '@kasa/contracts/catalogue/barcodes';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { TextField } from '@kasa/ui/text-field';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { PlainForm } from '#shared/forms/plain-form.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BarcodeCamera } from './barcode-camera.tsx';

/** Opens the product of a barcode that is typed, scanned or read by the camera; a new one can be added with it. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const text = useText(productMessages);
  const common = useText(commonMessages);
  const navigate = useNavigate();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [asked, ask] = useState('');
  const isPossible = asked !== '' && asked.length <= MAX_BARCODE;
  const query = useOperation(
    'listProducts',
    { query: { barcode: asked, perPage: 10 } },
    { isEnabled: isPossible, isQuiet: true },
  );
  const items = query.data?.items;
  const found = items?.find(({ state }) => state === 'active') ?? items?.[0];
  useEffect(() => {
    if (found === undefined) return;
    void navigate(paths.products({ open: found.id }));
    onClose();
  }, [found, navigate, onClose]);
  const find = (barcode: string) => {
    setTyped(barcode);
    ask(barcode);
  };
  const isUnknown = asked !== '' && (!isPossible || items?.length === 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('scan.title')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={query.isFetching}
            loadingLabel={text('scan.looking')}
          >
            {text('scan.find')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <PlainForm id={formId} onSubmit={() => find(typed.trim())}>
          <TextField
            label={text('scan.barcode')}
            hint={text('scan.hint')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoFocus
          />
        </PlainForm>
        {isUnknown ? (
          <InlineNotice
            tone="warning"
            isLive
            title={text('scan.unknown', { barcode: asked })}
            actions={
              <Button size="sm" href={paths.productCreate({ barcode: asked })}>
                {text('products.create')}
              </Button>
            }
          >
            {text('scan.unknownText')}
          </InlineNotice>
        ) : null}
        <RetryLine query={query} />
        <BarcodeCamera onRead={find} />
      </div>
    </Dialog>
  );
}
