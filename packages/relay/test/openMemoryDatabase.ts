import { PGlite, parse, protocol } from '@electric-sql/pglite'
import { dataDir as emptyDatabase } from '@electric-sql/pglite-prepopulatedfs'
import type { Database } from '../src/database/Database.ts'
import { toPgliteDatabase } from '../src/database/toPgliteDatabase.ts'

const { serialize } = protocol

/**
 * Opens an empty database in memory on the thread of the tests: most of what a query costs is the way to the thread of `openPgliteDatabase` and back,
 * which `databaseConformance` takes.
 */
export async function openMemoryDatabase(): Promise<Database> {
  const pglite = await PGlite.create({
    loadDataDir: await emptyDatabase(),
    // The default fills 128 MB at each start.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const query = createPreparedQuery(pglite)
  return toPgliteDatabase({
    async query(sql, parameters = []) {
      const { rows } = await query(sql, parameters)
      // The cast is that of every query: the caller names the rows of its statement.
      return rows as never
    },
    async begin() {
      await query('begin', [])
    },
    async commit() {
      const { command } = await query('commit', [])
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back')
    },
    async rollback() {
      await query('rollback', [])
    },
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    close: () => pglite.close(),
  })
}

type Statement = {
  name: string
  parameterTypes: number[]
  /** The columns of the rows, which the answer to an execution does not repeat. */
  columns: Parameters<typeof parse.parseResults>[0]
}

/**
 * Prepares a statement when it comes for the second time: PGlite parses and plans it for each query, and enters the database six times instead of once.
 */
function createPreparedQuery(pglite: PGlite) {
  const seen = new Set<string>()
  const statements = new Map<string, Statement>()
  let count = 0
  const run = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function prepare(text: string): Promise<Statement> {
    count += 1
    const name = `test_${count}`
    const answers = await run(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const columns = answers.filter((message) => message.name === 'rowDescription')
    const statement = { name, columns, parameterTypes: parse.parseDescribeStatementResults(answers) }
    statements.set(text, statement)
    return statement
  }

  return async (sql: string, parameters: readonly unknown[]) => {
    // A changed table may change the columns of what was prepared.
    if (/^\s*alter\b/i.test(sql)) statements.clear()
    if (!seen.has(sql) || /^\s*(?:alter|create|drop)\b/i.test(sql)) {
      seen.add(sql)
      return pglite.query(sql, [...parameters])
    }
    return pglite.runExclusive(async () => {
      const { name, columns, parameterTypes } = statements.get(sql) ?? (await prepare(sql))
      const values = parameters.map((value, at) => {
        if (value === null || value === undefined) return null
        return pglite.serializers[parameterTypes[at] ?? 0]?.(value) ?? String(value)
      })
      const answers = await run(
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      )
      const [result] = parse.parseResults([...columns, ...answers], pglite.parsers)
      return { rows: result?.rows ?? [], command: result?.command }
    })
  }
}
