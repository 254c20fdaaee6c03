import type { Rights } from '@kasa/contracts/users/rights';
import { RightsTemplateInput } from '@kasa/contracts/users/templates';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import { RightsForm, rightsDraft, rightsFromDraft } from './rights-form.ts';

const { roles, tags } = RightsForm.shape;

/** A template of rights as a form has it. */
export const TemplateForm = z.strictObject({ name: RightsTemplateInput.shape.name, roles, tags });

export type RightsTemplateForm = ContractForm<FormValues<z.input<typeof TemplateForm>> & FieldValues>;

export function templateDraft({ name, ...rights }: Rights & { readonly name: string }) {
  const { roles, tags } = rightsDraft(rights);
  return { name, roles, tags };
}

export const templateBody = ({ name, ...draft }: z.output<typeof TemplateForm>) => ({
  name,
  ...rightsFromDraft(draft),
});
