import { ruleMessage } from '@kasa/contracts/shared/rules';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { usersImportMessages } from '../../messages/import/catalogue.ts';
import type { CellProblem } from '../../model/import/judge-rows.ts';

/** What people are told of a cell. */
export function useProblemText(): (problem: CellProblem) => string {
  const text = useText(usersImportMessages);
  const locale = useLocale();
  return (problem) => {
    switch (problem.kind) {
      case 'rule':
        return ruleMessage(problem.rule, locale, problem.params);
      case 'role_denied':
        return problem.reason;
      case 'role_unknown':
        return text('problem.role_unknown', { name: problem.name });
      case 'point_unknown':
        return text('problem.point_unknown', { name: problem.name });
      case 'point_ambiguous':
        return text('problem.point_ambiguous', { names: problem.names.join('; ') });
      default:
        return text('problem.repeated', { number: problem.number });
    }
  };
}
