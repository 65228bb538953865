import type { Reader, Secret } from './createReader.ts'

/** The place of the ledger. */
export type DatabaseConfiguration =
  | { kind: 'postgres'; url: Secret; directUrl: Secret | null; pool: number }
  | { kind: 'embedded'; folder: string }

const address = {
  shape: /^postgres(?:ql)?:\/\//,
  says: 'an address such as postgresql://onlend:password@db:5432/onlend',
}

/** Reads the place of the ledger: a PostgreSQL where one is named, else a folder. */
export async function readDatabase(reader: Reader): Promise<DatabaseConfiguration> {
  const url = await reader.secret('DATABASE_URL', address)
  const directUrl = await reader.secret('DATABASE_DIRECT_URL', address)
  const pool = reader.integer('DATABASE_POOL', { fallback: 10, from: 1, to: 1_000 })
  const folder = reader.text('DATA_DIR', '.onlend')
  return url ? { kind: 'postgres', url, directUrl, pool } : { kind: 'embedded', folder }
}
