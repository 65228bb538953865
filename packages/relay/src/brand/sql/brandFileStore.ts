import { readBase64 } from '@onlend/core/internal'
import type { Database } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import type { AddedBrandFile, BrandKey } from '../BrandRecord.ts'

/** Makes the store of the files of brands on SQL. Bytes travel as base64, which every driver of a database passes on alike. */
export function brandFileStore(database: Database) {
  return {
    /** Keeps a file of a tenant, the same bytes once; returns whether there was room among `maxFiles`. */
    addBrandFile: ({ environment, tenant }: BrandKey, file: AddedBrandFile): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const { digest, type, bytes, maxFiles, by, now, sign } = file
        await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [
          `onlend_brand_files/${environment}/${tenant}`,
        ])
        const kept = await transaction.query<{ digest: string }>(
          'select digest from onlend_brand_files where environment = $1 and tenant = $2',
          [environment, tenant],
        )
        if (kept.some((each) => each.digest === digest)) return true
        if (kept.length >= maxFiles) return false
        await transaction.query(
          `insert into onlend_brand_files (environment, tenant, digest, type, bytes, by_whom, saved_at)
          values ($1, $2, $3, $4, decode($5, 'base64'), $6, $7)`,
          [environment, tenant, digest, type, toBase64(bytes), by, now],
        )
        const facts = { digest, type }
        const note = { action: 'brandFileAdded', by, owner: null, subject: tenant, facts, at: now } as const
        await appendAudit(transaction, environment, { note, sign })
        return true
      }),
    /** The file of any tenant with a digest. */
    async findBrandFile(environment: BrandKey['environment'], digest: string) {
      const [row] = await database.query<{ type: string; bytes: string }>(
        `select type, translate(encode(bytes, 'base64'), chr(10), '') as bytes from onlend_brand_files
        where environment = $1 and digest = $2 limit 1`,
        [environment, digest],
      )
      const bytes = row && readBase64(row.bytes)
      return bytes ? { type: row.type, bytes } : null
    },
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
