import { type LegalDocumentKind, legalDocumentKinds } from '@kasa/contracts/auth/legal-documents';
import { SignUpForm } from '@kasa/contracts/auth/registration';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type ContractForm, type Draft, useContractForm } from '../../../shared/forms/use-contract-form.ts';
import type { InputOf } from '../../../shared/query/operations.ts';
import { type PendingSignUp, writePending } from '../model/pending-steps.ts';
import { type Refusal, refusedWith, useStep } from '../queries.ts';
import type { CodeRequest } from './use-awaited-code.ts';
import { type LegalDocuments, useLegalDocuments } from './use-legal-documents.ts';

/** The form of the first step. */
export type SignUpDraft = Draft<z.input<typeof SignUpForm>> & FieldValues;
type Accepted = InputOf<'signUp'>['body']['accepted'];

/** The first step as its screen holds it. */
interface SignUp {
  readonly form: ContractForm<SignUpDraft>;
  readonly documents: LegalDocuments;
  /** The document that is being read. */
  readonly opened: LegalDocumentKind | null;
  open(kind: LegalDocumentKind | null): void;
  /** A document was ticked: this version of it. */
  accept(kind: LegalDocumentKind, version: string): void;
  readonly refusal: Refusal | null;
}

/**
 * The form of the first step: what is accepted are the versions that were there when they were ticked. Should they not
 * apply any more, the present ones are shown and want to be ticked anew.
 * @param begun what was typed before, without the password
 */
export function useSignUpForm(begun: PendingSignUp | null, onSent: (request: CodeRequest) => void): SignUp {
  const documents = useLegalDocuments();
  const [opened, open] = useState<LegalDocumentKind | null>(null);
  const accepted = useRef<Partial<Accepted>>(begun?.accepted ?? {});
  const step = useStep('signUp', ['legal_documents_changed', 'rate_limited']);
  const isTicked = begun ? true : null;

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
      full_name: begun?.full_name ?? '',
      phone: begun?.phone ?? '',
      tax_number: begun?.tax_number ?? '',
      password: '',
      password_repeat: '',
      terms: isTicked,
      privacy_policy: isTicked,
      public_offer: isTicked,
    },
    send: async ({ full_name, phone, tax_number, password }, how) => {
      const person = { full_name, phone, tax_number, accepted: accepted.current as Accepted };
      try {
        const request = await step.run({ body: { ...person, password } }, how);
        writePending({ sign_up: { ...person, code_request_id: request.id, ticket: null } });
        return request;
      } catch (error) {
        if (refusedWith(error, 'legal_documents_changed')) await showChanged();
        throw error;
      }
    },
    onSaved: onSent,
  });
  return {
    form,
    documents,
    opened,
    open,
    accept: (kind, version) => {
      accepted.current = { ...accepted.current, [kind]: version };
    },
    refusal: step.refusal,
  };
}
