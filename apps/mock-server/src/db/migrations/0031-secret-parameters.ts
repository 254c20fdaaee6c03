/** Parameters of callbacks say whether they are secret; until now their names were judged, as here once more. */
import { type Kysely, sql } from 'kysely';

const SECRET_WORD =
  /^(?:code|cookie|credentials?|cvv|hash|hmac|key|otp|password|pem|pin|private|secret|signature|ticket|token)$/;
const PLACEHOLDER_ALONE = /^\{\{[^{}]*\}\}$/;

interface Parameter {
  readonly name: string;
  readonly value: string;
}

function isSecret({ name, value }: Parameter): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return (
    !name.endsWith('_template') &&
    words.some((word) => SECRET_WORD.test(word)) &&
    !PLACEHOLDER_ALONE.test(value)
  );
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['terminals', 'terminal_templates']) {
    const table = sql.table(name);
    const { rows } = await sql<{ id: string; settings: string }>`
      select id, settings from ${table} where settings like '%"callback_get_parameters":[{%'`.execute(db);
    for (const { id, settings } of rows) {
      const known = JSON.parse(settings) as { callback_get_parameters: Parameter[] };
      const declared = known.callback_get_parameters.map((one) => ({ ...one, is_secret: isSecret(one) }));
      const stored = JSON.stringify({ ...known, callback_get_parameters: declared });
      await sql`update ${table} set settings = ${stored} where id = ${id}`.execute(db);
    }
  }
}
