import { type LegalDocumentKind, legalDocumentKinds } from '@kasa/contracts/auth/legal-documents';
import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { Dialog } from '@kasa/ui/dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { Skeleton } from '@kasa/ui/skeleton';
import { Printer } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { RetryButton } from '#shared/errors/retry-button.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { registrationMessages } from '../messages.ts';
import type { LegalDocument, SignUp } from './use-sign-up-form.ts';

/** One checkbox per legal document. A document that could not be loaded cannot be accepted. */
export function LegalConsents({ signUp }: { signUp: SignUp }) {
  const text = useText(registrationMessages);
  const { query } = signUp.documents;
  return (
    <div>
      {query.isError && !query.data ? (
        <div className="mb-2">
          <InlineNotice tone="danger" isLive actions={<RetryButton size="sm" query={query} />}>
            {text('legal.failed')}
          </InlineNotice>
        </div>
      ) : null}
      {legalDocumentKinds.map((kind) => (
        <Consent key={kind} kind={kind} signUp={signUp} />
      ))}
    </div>
  );
}

function Consent({
  kind,
  signUp: { form, documents, open, accept },
}: {
  kind: LegalDocumentKind;
  signUp: SignUp;
}) {
  const text = useText(registrationMessages);
  const version = documents.of(kind)?.version;
  const { value, onChange, ...field } = useField({ form, name: kind });
  return (
    <Checkbox
      {...field}
      value={value === true}
      isDisabled={version === undefined}
      onChange={(isTicked) => {
        if (isTicked && version !== undefined) accept(kind, version);
        onChange(isTicked ? true : null);
      }}
      label={
        <>
          {text('legal.accept')}{' '}
          <button
            type="button"
            className="cursor-pointer rounded-sm text-accent-text underline underline-offset-2 hover:no-underline"
            onClick={() => open(kind)}
          >
            {text(`legal.${kind}`)}
          </button>
        </>
      }
    />
  );
}

/** The opened document. */
export function LegalDialog({ signUp: { documents, opened, open } }: { signUp: SignUp }) {
  const text = useText(registrationMessages);
  const common = useText(commonMessages);
  const document = opened ? documents.of(opened) : undefined;
  const { query } = documents;
  const close = () => open(null);
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={close}
      title={document?.title ?? text('legal.label')}
      closeLabel={common('action.close')}
      size="md"
      footer={
        <>
          {document ? (
            <Button icon={<Printer />} onPress={() => window.print()}>
              {text('legal.print')}
            </Button>
          ) : null}
          <Button variant="primary" onPress={close}>
            {common('action.close')}
          </Button>
        </>
      }
    >
      {document ? (
        <>
          <DocumentText document={document} />
          <PrintSheet>
            <h1 className="mb-3 font-[650] text-2xl leading-8">{document.title}</h1>
            <DocumentText document={document} />
          </PrintSheet>
        </>
      ) : query.isError ? (
        <LoadError query={query} isInDialog />
      ) : (
        <div className="flex flex-col gap-3" role="status" aria-label={text('legal.loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height="40px" />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function DocumentText({ document }: { document: LegalDocument }) {
  const text = useText(registrationMessages);
  const format = useFormat();
  return (
    <div className="text-[15px] leading-6">
      <p className="text-text-muted">{text('legal.version', { date: format.day(document.version) })}</p>
      {document.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-5">
          <h3 className="font-[620]">{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
