import { Id } from '@kasa/contracts/shared/ids';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { TerminalField } from './terminal-field.tsx';

/**
 * The schema of a terminal's form, where a user who is limited to points has to choose one of them.
 * @returns also the point of a new terminal: theirs if they have one only
 */
export function usePointSchema<Schema extends z.ZodObject>(
  schema: Schema,
): { schema: Schema; pointId: string | null } {
  const points = useSession()?.points ?? null;
  // Of when the form opens: it is neither checked by other rules nor filled in anew while it is edited.
  const [made] = useState(() => {
    if (points === null) return { schema, pointId: null };
    const [only, ...others] = points;
    const strict = schema.extend({ point_id: Id }) as unknown as Schema;
    return { schema: strict, pointId: others.length === 0 ? (only?.id ?? null) : null };
  });
  return made;
}

type Placed = FieldValues & { point_id?: string | null | undefined };

/** @param nowhere words for no point, where that is allowed */
export function PointField<Values extends Placed>({
  form,
  nowhere,
}: {
  form: ContractForm<Values>;
  nowhere: string;
}) {
  const its = form as unknown as ContractForm<Placed>;
  return (
    <TerminalField
      form={its}
      name="point_id"
      placeholder={its.isRequired('point_id') ? undefined : nowhere}
    />
  );
}
