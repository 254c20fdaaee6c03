import { type LegalDocumentKind, legalDocumentKinds } from '@kasa/contracts/auth/legal-documents';
import { SignUpForm } from '@kasa/contracts/auth/registration';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type ContractForm, type FormValues, useContractForm } from '#shared/forms/use-contract-form.ts';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { type DataOf, type InputOf, queryKey } from '#shared/query/operations.ts';
import { operationQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';
import {
  type PendingSignUp,
  readAuthProgress,
  type UnsentSignUp,
  updateAuthProgress,
} from '../model/auth-progress.ts';
import { formErrorWithCode, useAuthRequest } from '../queries.ts';
import type { CodeRequest } from './use-code-request-state.ts';
import { useStoredValues } from './use-stored-values.ts';

type SignUpDraft = FormValues<z.input<typeof SignUpForm>> & FieldValues;
type Accepted = InputOf<'signUp'>['body']['accepted'];

export type LegalDocument = DataOf<'listLegalDocuments'>['items'][number];
export type SignUp = ReturnType<typeof useSignUpForm>;

/** Legal documents of registration in the current language; a language switch reloads them. */
function useLegalDocuments() {
  const { client } = useServices();
  const locale = useLocale();
  const query = useQuery({
    ...operationQueryOptions(client, 'listLegalDocuments', {}),
    queryKey: [...queryKey('listLegalDocuments', {}), locale],
  });
  const of = (kind: LegalDocumentKind): LegalDocument | undefined =>
    query.data?.items.find((document) => document.kind === kind);
  return { query, of };
}

/**
 * Form of the first step. It submits the document versions that were accepted; if they are outdated, the current ones
 * are shown and have to be accepted again. Input is restored after a reload, except the password.
 * @param begun data submitted earlier
 */
export function useSignUpForm(begun: PendingSignUp | null, onSent: (request: CodeRequest) => void) {
  const [kept] = useState((): UnsentSignUp | null => readAuthProgress().typed ?? begun);
  const documents = useLegalDocuments();
  const [opened, open] = useState<LegalDocumentKind | null>(null);
  const accepted = useRef<UnsentSignUp['accepted']>(kept?.accepted ?? {});
  const step = useAuthRequest('signUp', ['legal_documents_changed', 'rate_limited']);
  const tick = (kind: LegalDocumentKind) => (kept?.accepted[kind] === undefined ? null : true);

  const showChanged = async () => {
    const { data } = await documents.query.refetch();
    const isOld = (kind: LegalDocumentKind) =>
      data?.items.find((document) => document.kind === kind)?.version !== accepted.current[kind];
    const changed = legalDocumentKinds.filter(isOld);
    for (const kind of changed) form.hook.setValue(kind, null);
    open(changed[0] ?? null);
  };
  const form: ContractForm<SignUpDraft> = useContractForm({
    schema: SignUpForm,
    defaults: {
      full_name: kept?.full_name ?? '',
      phone: kept?.phone ?? '',
      tax_number: kept?.tax_number ?? '',
      password: '',
      password_repeat: '',
      terms: tick('terms'),
      privacy_policy: tick('privacy_policy'),
      public_offer: tick('public_offer'),
    },
    send: async ({ full_name, phone, tax_number, password }, how) => {
      const person = { full_name, phone, tax_number, accepted: accepted.current as Accepted };
      try {
        const request = await step.run({ body: { ...person, password } }, how);
        updateAuthProgress({
          sign_up: { ...person, code_request_id: request.id, ticket: null },
          typed: null,
        });
        return request;
      } catch (error) {
        if (formErrorWithCode(error, 'legal_documents_changed')) await showChanged();
        throw error;
      }
    },
    onSaved: onSent,
  });
  useStoredValues(form, (values) => {
    const ticked = legalDocumentKinds.filter((kind) => values[kind] === true);
    const versions = ticked.map((kind) => [kind, accepted.current[kind]] as const);
    updateAuthProgress({
      typed: {
        full_name: values.full_name ?? '',
        phone: values.phone ?? '',
        tax_number: values.tax_number ?? '',
        accepted: Object.fromEntries(versions),
      },
    });
  });
  return {
    form,
    documents,
    opened,
    open,
    /** Records the accepted version of a document. */
    accept: (kind: LegalDocumentKind, version: string) => {
      accepted.current = { ...accepted.current, [kind]: version };
    },
    formError: step.formError,
  };
}
