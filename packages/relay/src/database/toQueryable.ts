import type { Pool, PoolClient } from 'pg'
import type { Queryable } from './Database.ts'

/** The longest time of a timer, for a query without a limit. */
const longestTimeout = 2_147_483_647

/** A pool or one of its connections as the relay asks it. */
export function toQueryable(
  target: Pool | PoolClient,
  { isUnhurried = false }: { isUnhurried?: boolean } = {},
): Queryable {
  return {
    async query<Row extends Record<string, unknown>>(
      sql: string,
      parameters: readonly unknown[] = [],
    ): Promise<Row[]> {
      const limit = isUnhurried ? { query_timeout: longestTimeout } : {}
      const { rows } = await target.query<Row>({ text: sql, values: [...parameters], ...limit })
      return rows
    },
  }
}
