import type { SealedPlace, SealedValue, SealedValueStore } from './sealedPlaces.ts'
import type { Database } from '../Database.ts'

type Place = {
  table: string
  /** The columns of the primary key, and their types. */
  key: readonly (readonly [column: string, type: string])[]
  /** The kinds of the sealed texts in a column, and `jsonb` where they stand inside of it. */
  columns: Readonly<Record<string, { abouts: readonly string[]; type?: 'jsonb' }>>
}

const text = (column: string) => [column, 'text'] as const
const owned = [text('environment'), text('owner_kind'), text('owner_id')] as const
const message = { abouts: ['message'] }
const messages = { abouts: ['message'], type: 'jsonb' } as const
const reason = { abouts: ['reason'] }
const actor = { abouts: ['actor'] }

/** Every column that `sealStore` seals, and those to which the database copies sealed texts. */
const places: Readonly<Record<SealedPlace, Place>> = {
  operations: {
    table: 'onlend_operations',
    key: [...owned, text('id')],
    columns: {
      summary: { abouts: ['recipient'], type: 'jsonb' },
      answer_body: { abouts: ['answer'] },
      service_message: message,
      result: { abouts: ['result'], type: 'jsonb' },
      resolution: messages,
      proposal: messages,
      later_evidence: messages,
      approval: { abouts: ['actor', 'reason'], type: 'jsonb' },
      waiting_request: { abouts: ['request'] },
    },
  },
  operationRows: {
    table: 'onlend_operation_rows',
    key: [...owned, text('operation_id'), ['position', 'int']],
    columns: { message },
  },
  deliveries: {
    table: 'onlend_deliveries',
    key: [text('id')],
    columns: { body: { abouts: ['delivery'] }, dismissed_reason: reason },
  },
  events: { table: 'onlend_events', key: [text('id')], columns: { message, dismissed_reason: reason } },
  resolutions: {
    table: 'onlend_resolutions',
    key: [text('id')],
    columns: { evidence: message, evidence_reference: message },
  },
  uploads: {
    table: 'onlend_uploads',
    key: [text('environment'), text('id')],
    columns: { name: { abouts: ['file'] }, actor_name: actor },
  },
  drafts: {
    table: 'onlend_drafts',
    key: [...owned, text('kind'), text('set_name')],
    columns: { value: { abouts: ['draft'] }, actor_name: actor },
  },
  batches: {
    table: 'onlend_batches',
    key: [...owned, text('id')],
    columns: { file_name: { abouts: ['file'] }, actor_name: actor, principal: { abouts: ['principal'] } },
  },
  batchRows: {
    table: 'onlend_batch_rows',
    key: [...owned, text('batch_id'), ['from_row', 'int']],
    columns: { content: { abouts: ['batch'] } },
  },
  batchPieces: {
    table: 'onlend_batch_pieces',
    key: [...owned, text('batch_id'), ['from_row', 'int']],
    columns: { message },
  },
  settings: { table: 'onlend_settings', key: [text('name')], columns: { value: { abouts: ['secret'] } } },
}

/** The sealed texts, on SQL: read and written as they are, since only the relay can open them. */
export function sealedValueStore(database: Database): SealedValueStore {
  return {
    async listSealed(name, { keyId, after, limit }) {
      const { table, key, columns } = places[name]
      const keys = key.map(([column]) => column).join(', ')
      const isAfter = `(${keys}) > (${key.map(([, type], at) => `($1::text[])[${at + 1}]::${type}`).join(', ')})`
      // A sealed text that is not the whole value stands between the quotation marks of JSON.
      const sealed = `(^|")sealed\\.(?!${keyId})[0-9a-f]{16}\\.`
      const found = Object.keys(columns).map(
        (column) => `case when ${column}::text ~ $2 then ${column}::text end`,
      )
      const rows = await database.query<{ key: string[]; found: (string | null)[] }>(
        `select array[${key.map(([column]) => `${column}::text`).join(', ')}] as key, array[${found.join(', ')}] as found
        from ${table} where $1::text[] is null or ${isAfter} order by ${keys} limit $3`,
        [after && [...after], sealed, limit],
      )
      const values = rows.flatMap((row) =>
        Object.entries(columns).flatMap(([column, { abouts }], at): SealedValue[] => {
          const value = row.found[at]
          return value == null ? [] : [{ key: row.key, column, text: value, abouts }]
        }),
      )
      return { values, last: rows.length < limit ? null : (rows.at(-1)?.key ?? null) }
    },
    async replaceSealed(name, { key, column, text: from }, to) {
      const { table, key: keyColumns, columns } = places[name]
      const isThis = keyColumns
        .map(([own, type], at) => `${own} = ($1::text[])[${at + 1}]::${type}`)
        .join(' and ')
      await database.query(
        `update ${table} set ${column} = $3::${columns[column]?.type ?? 'text'} where ${isThis} and ${column}::text = $2`,
        [[...key], from, to],
      )
    },
  }
}
