import type { Client } from 'pg'

/** Asks again and again until the answer has a row. The test's own time limit ends it. */
export async function waitForRow<Row extends Record<string, unknown>>(
  client: Client,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  for (;;) {
    const { rows } = await client.query<Row>(sql, [...parameters])
    if (rows.length > 0) return rows
    await client.query('select pg_sleep(0.005)')
  }
}
