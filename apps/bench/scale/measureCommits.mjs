import pg from 'pg'

/**
 * Commits per second of a PostgreSQL alone, from so many connections, each a row of its own, with and without a `NOTIFY`: what its one lock costs.
 */
export async function measureCommits({ address, connections, seconds }) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: address })
      await client.connect()
      return client
    }),
  )
  await clients[0].query(
    `create table commits as select id, 0 as n from generate_series(1, ${connections}) id; create unique index on commits (id)`,
  )
  const measure = async (sql) => {
    const began = performance.now()
    let count = 0
    const run = async (client, at) => {
      while (performance.now() - began < seconds * 1_000) {
        await client.query(sql, [at + 1])
        count += 1
      }
    }
    await Promise.all(clients.map(run))
    return count / ((performance.now() - began) / 1_000)
  }
  const update = 'update commits set n = n + 1 where id = $1 returning id'
  const plain = await measure(`with done as (${update}) select id from done`)
  const notifying = await measure(`with done as (${update}) select pg_notify('commits', id::text) from done`)
  await Promise.all(clients.map((client) => client.end()))
  return { plain, notifying }
}
