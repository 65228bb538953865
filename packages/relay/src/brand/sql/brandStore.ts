import { readBase64 } from '@onlend/core/internal'
import type { Database, Queryable } from '../../database/Database.ts'
import { appendAudit } from '../../observability/index.ts'
import type { AddedBrandFile, BrandChange, BrandKey, BrandRecord } from '../BrandRecord.ts'

/** The store of the brands. */
export type BrandStore = ReturnType<typeof brandStore>

/** The editions of one tenant that are kept. */
const mostEditions = 100

const ofTenant = 'environment = $1 and tenant = $2'

type FoundEdition = { edition: number; brand: string }
type FoundDraft = { revision: number; brand: string }
type BrandFile = { type: string; bytes: Uint8Array<ArrayBuffer> }

type BrandRow = {
  edition: number
  brand: string | null
  by: string
  at: number
  revision: number | null
  preview: string | null
  restored: number | null
}

/** Makes the store of the brands on SQL. */
export function brandStore(database: Database) {
  return {
    /** Reads the brand in one statement, so that the revision and the history are of one moment. Only the draft and the worn edition come whole. */
    async readBrand({ environment, tenant }: BrandKey): Promise<BrandRecord> {
      const rows = await database.query<BrandRow>(
        `select edition, by_whom as by, saved_at::float8 as at, revision, preview, restored,
          case when edition = 0 or edition = max(edition) over () then brand end as brand
        from onlend_brands where ${ofTenant} order by edition desc`,
        [environment, tenant],
      )
      const record: BrandRecord = {
        draft: null,
        published: null,
        history: rows
          .filter(({ edition }) => edition > 0)
          .map(({ edition, restored, by, at }) => ({ edition, restored, by, at })),
      }
      for (const { edition, brand, by, at, revision, preview } of rows) {
        if (brand === null) continue
        if (edition > 0) record.published = { brand, by, at }
        else if (revision !== null && preview !== null) record.draft = { brand, by, at, revision, preview }
      }
      return record
    },
    async readEdition({ environment, tenant }: BrandKey, edition: number): Promise<string | null> {
      const [row] = await database.query<{ brand: string }>(
        `select brand from onlend_brands where ${ofTenant} and edition = $3`,
        [environment, tenant, edition],
      )
      return row?.brand ?? null
    },
    /** Applies a change unless the brand has another revision by now; returns whether it did. */
    changeBrand: (key: BrandKey, change: BrandChange): Promise<boolean> =>
      database.transaction((transaction) => changeBrand(transaction, key, change)),
    /** The newest edition above one; `null` where there is none. */
    async findNewerBrand({ environment, tenant }: BrandKey, above: number): Promise<FoundEdition | null> {
      const [row] = await database.query<FoundEdition>(
        `select edition, brand from onlend_brands where ${ofTenant} and edition > $3 order by edition desc limit 1`,
        [environment, tenant, above],
      )
      return row ?? null
    },
    /** The draft that a preview id opens; `null` for an id of no draft. */
    async findPreview({ environment, tenant }: BrandKey, preview: string): Promise<FoundDraft | null> {
      const [row] = await database.query<FoundDraft>(
        `select revision, brand from onlend_brands where ${ofTenant} and edition = 0 and preview = $3`,
        [environment, tenant, preview],
      )
      return row ?? null
    },
    /**
     * Keeps a file of a tenant, the same bytes once; returns whether there was room among `maxFiles`. Files older than a day that no draft and no edition names
     * make room. Bytes travel as base64, which every driver of a database passes on alike.
     */
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
    /** The file of any tenant with a digest. */
    async findBrandFile(environment: BrandKey['environment'], digest: string): Promise<BrandFile | null> {
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

async function changeBrand(
  transaction: Queryable,
  key: BrandKey,
  { revision, by, now, sign, ...change }: BrandChange,
): Promise<boolean> {
  const tenant = [key.environment, key.tenant]
  const raise = (values: string) =>
    `update onlend_brands set revision = revision + 1, ${values} where ${ofTenant} and edition = 0 and revision = $3 returning revision`
  const { preview } = change
  const [statement, values] =
    change.type !== 'save'
      ? [raise('preview = $4'), [revision, preview]]
      : revision !== null
        ? [raise('brand = $4, by_whom = $5, saved_at = $6'), [revision, change.brand, by, now]]
        : [
            `insert into onlend_brands (environment, tenant, edition, brand, by_whom, saved_at, preview, revision)
            values ($1, $2, 0, $3, $4, $5, $6, 1) on conflict do nothing returning revision`,
            [change.brand, by, now, preview],
          ]
  const [head] = await transaction.query<{ revision: number }>(statement, [...tenant, ...values])
  if (!head) return false
  const facts: Record<string, number> = { revision: head.revision }
  if (change.type !== 'save') {
    const from = change.type === 'rollBack' ? change.edition : 0
    const [added] = await transaction.query<{ edition: number }>(
      `insert into onlend_brands (environment, tenant, edition, brand, by_whom, saved_at, restored)
      select $1, $2, (select max(edition) + 1 from onlend_brands where ${ofTenant}), brand, $4, $5, nullif($3::int, 0)
      from onlend_brands where ${ofTenant} and edition = $3 returning edition`,
      [...tenant, from, by, now],
    )
    // The route has read the edition at this very revision.
    if (!added) throw new Error('A brand lost the edition that was to be published')
    await transaction.query(`delete from onlend_brands where ${ofTenant} and edition between 1 and $3`, [
      ...tenant,
      added.edition - mostEditions,
    ])
    facts.edition = added.edition
    if (from > 0) facts.restored = from
  }
  const action = change.type === 'save' ? 'brandSaved' : 'brandPublished'
  const note = { action, by, owner: null, subject: key.tenant, facts, at: now } as const
  await appendAudit(transaction, key.environment, { note, sign })
  return true
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
