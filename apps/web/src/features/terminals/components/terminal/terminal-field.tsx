import { journalTerminalFields as terminal } from '@kasa/contracts/terminals/fields';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormTemplate } from '../template/template-select.tsx';
import { FormPoint } from './terminal-selects.tsx';

/** Field of a terminal's form by its name, with the dictionary's label. */
export const TerminalField = createContractField(terminal, {
  point_id: FormPoint,
  template_id: FormTemplate,
});
