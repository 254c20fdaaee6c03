import type { LegalDocumentKind } from '@kasa/contracts/auth/legal-documents';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { PrintSheet } from '@kasa/ui/print-sheet';
import { Skeleton } from '@kasa/ui/skeleton';
import { Printer } from 'lucide-react';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import type { LegalDocument, LegalDocuments } from './use-legal-documents.ts';

export function LegalDialog({
  kind,
  documents,
  onClose,
}: {
  /** Null: closed. */
  kind: LegalDocumentKind | null;
  documents: LegalDocuments;
  onClose: () => void;
}) {
  const text = useText(registrationMessages);
  const common = useText(commonMessages);
  const document = kind ? documents.of(kind) : undefined;
  const { query } = documents;
  return (
    <Dialog
      isOpen={kind !== null}
      onClose={onClose}
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
          <Button variant="primary" onPress={onClose}>
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
