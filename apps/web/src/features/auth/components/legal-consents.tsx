import { type LegalDocumentKind, legalDocumentKinds } from '@kasa/contracts/auth/legal-documents';
import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { InlineNotice } from '@kasa/ui/inline-notice';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useField } from '#shared/forms/use-field.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { registrationMessages } from '../messages/registration/catalogue.ts';
import type { LegalDocuments } from './use-legal-documents.ts';
import type { SignUpDraft } from './use-sign-up-form.ts';

/** One checkbox per legal document. A document that could not be loaded cannot be accepted. */
export function LegalConsents({
  form,
  documents,
  onOpen,
  onAccept,
}: {
  form: ContractForm<SignUpDraft>;
  documents: LegalDocuments;
  onOpen: (kind: LegalDocumentKind) => void;
  onAccept: (kind: LegalDocumentKind, version: string) => void;
}) {
  const text = useText(registrationMessages);
  const common = useText(commonMessages);
  const { query } = documents;
  return (
    <div>
      {query.isError && !query.data ? (
        <div className="mb-2">
          <InlineNotice
            tone="danger"
            isLive
            actions={
              <Button
                size="sm"
                isLoading={query.isFetching}
                loadingLabel={text('legal.loading')}
                onPress={() => void query.refetch()}
              >
                {common('action.retry')}
              </Button>
            }
          >
            {text('legal.failed')}
          </InlineNotice>
        </div>
      ) : null}
      {legalDocumentKinds.map((kind) => (
        <Consent
          key={kind}
          form={form}
          kind={kind}
          version={documents.of(kind)?.version}
          onOpen={() => onOpen(kind)}
          onAccept={(version) => onAccept(kind, version)}
        />
      ))}
    </div>
  );
}

function Consent({
  form,
  kind,
  version,
  onOpen,
  onAccept,
}: {
  form: ContractForm<SignUpDraft>;
  kind: LegalDocumentKind;
  version: string | undefined;
  onOpen: () => void;
  onAccept: (version: string) => void;
}) {
  const text = useText(registrationMessages);
  const { value, onChange, ...field } = useField({ form, name: kind });
  return (
    <Checkbox
      {...field}
      value={value === true}
      isDisabled={version === undefined}
      onChange={(isTicked) => {
        if (isTicked && version !== undefined) onAccept(version);
        onChange(isTicked ? true : null);
      }}
      label={
        <>
          {text('legal.accept')}{' '}
          <button
            type="button"
            className="cursor-pointer rounded-sm text-accent-text underline underline-offset-2 hover:no-underline"
            onClick={onOpen}
          >
            {text(`legal.${kind}`)}
          </button>
        </>
      }
    />
  );
}
