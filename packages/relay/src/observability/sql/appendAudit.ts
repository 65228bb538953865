import type { AuditEntry, AuditNote } from '../audit/AuditEntry.ts'
import type { Sign } from '../../lib/keyedHash.ts'
import { toHashedText } from '../audit/toHashedText.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import { storableJson } from '../../database/storableValues.ts'

/** Adds a note at the end of the chain. Called last in its transaction: from here to its end no other one can be added. */
export async function appendAudit(
  transaction: Queryable,
  environment: Owner['environment'],
  { note, sign }: { note: AuditNote; sign: Sign },
): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`onlend_audit/${environment}`])
  const [last] = await transaction.query<{ sequence: number | string; hash: string }>(
    'select sequence, hash from onlend_audit where environment = $1 order by sequence desc limit 1',
    [environment],
  )
  const entry: Omit<AuditEntry, 'hash'> = {
    ...note,
    sequence: Number(last?.sequence ?? 0) + 1,
    previous: last?.hash ?? '',
  }
  await transaction.query(
    `insert into onlend_audit (environment, sequence, at, action, by_whom, owner_kind, owner_id, subject, facts, previous, hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11)`,
    [
      environment,
      entry.sequence,
      note.at,
      note.action,
      note.by,
      note.owner?.kind ?? null,
      note.owner?.id ?? null,
      note.subject,
      storableJson(note.facts),
      entry.previous,
      await sign(toHashedText(environment, entry)),
    ],
  )
}
