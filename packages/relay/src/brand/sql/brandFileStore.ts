import { readBase64 } from '@onlend/core/internal'
import type { Database, Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import type { BrandKey, BrandStore } from '../BrandStore.ts'

/** The files of brands on SQL. Bytes travel as base64, which every driver of a database passes on alike. */
export function brandFileStore(database: Database): Pick<BrandStore, 'addBrandFile' | 'findBrandFile'> {
  return {
    addBrandFile: ({ environment, tenant }, { digest, type, bytes, maxFiles, by, now, sign }) =>
      database.transaction(async (transaction) => {
        await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [
          `onlend_brand_files/${environment}/${tenant}`,
        ])
        const kept = await transaction.query<{ digest: string }>(
          'select digest from onlend_brand_files where environment = $1 and tenant = $2',
          [environment, tenant],
        )
        if (kept.some((file) => file.digest === digest)) return true
        const isFull = kept.length >= maxFiles
        const removed = isFull ? await removeUnnamed(transaction, { environment, tenant, now }) : 0
        if (isFull && removed === 0) return false
        await transaction.query(
          `insert into onlend_brand_files (environment, tenant, digest, type, bytes, by_whom, saved_at)
          values ($1, $2, $3, $4, decode($5, 'base64'), $6, $7)`,
          [environment, tenant, digest, type, toBase64(bytes), by, now],
        )
        const facts = { digest, type, ...(removed > 0 && { removed }) }
        const note = { action: 'brandFileAdded', by, owner: null, subject: tenant, facts, at: now } as const
        await appendAudit(transaction, environment, { note, sign })
        return true
      }),
    async findBrandFile(environment, digest) {
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

/** A file that was added within the last day may still wait in a studio for its first save. */
const dayMs = 86_400_000

/** Removes the files of a tenant that no draft and no kept edition of any brand names; returns their number. */
async function removeUnnamed(
  transaction: Queryable,
  { environment, tenant, now }: BrandKey & { now: number },
): Promise<number> {
  const removed = await transaction.query(
    `delete from onlend_brand_files file where environment = $1 and tenant = $2 and saved_at < $3 and not exists (
      select 1 from onlend_brands brand where brand.environment = $1 and strpos(brand.brand, file.digest) > 0
    ) returning digest`,
    [environment, tenant, now - dayMs],
  )
  return removed.length
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
