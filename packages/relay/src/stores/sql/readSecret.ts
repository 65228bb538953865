import type { Queryable } from '../Database.ts'

/** The store's own random secret, made by whichever instance asks first. It keys the hashes of account numbers and the cursors of streams. */
export async function readSecret(database: Queryable): Promise<string> {
  const made = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  await database.query(
    "insert into onlend_settings (name, value) values ('secret', $1) on conflict do nothing",
    [made],
  )
  const [row] = await database.query<{ value: string }>(
    "select value from onlend_settings where name = 'secret'",
  )
  if (!row) throw new Error('The store did not keep its secret')
  return row.value
}
