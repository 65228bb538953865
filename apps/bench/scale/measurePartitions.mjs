const facts =
  'environment text not null, owner_kind text not null, owner_id text not null, sequence bigint not null, topic text not null, operation_id text, kind text, created_at bigint not null, revision int'
const owner = 'environment, owner_kind, owner_id'
const ofOwner = "environment = 'sandbox' and owner_kind = 'customerPartnerId' and owner_id = 'cp_7'"
/**
 * What months would change for the two tables that grow most: change events, which are forgotten, and operations, which are kept for years. Each beside the same
 * rows in one table, in the same database. Returns a Markdown table.
 */
export async function measurePartitions(client, { rows = 400_000, rounds = 15 } = {}) {
  const run = (sql) => client.query(sql)
  const lines = []
  const line = (what, one, months) => lines.push(`| ${what} | ${one} | ${months} |`)

  await run(`create table events_one (${facts}, primary key (${owner}, sequence))`)
  await run(`create index on events_one (environment, created_at)`)
  await run(
    `create table events_months (${facts}, primary key (${owner}, sequence, created_at)) partition by range (created_at)`,
  )
  // The default one, three months with rows and the next: what a week of retention needs at the turn of a month, and one ahead.
  await run('create table events_rest partition of events_months default')
  const perMonth = rows / 4
  for (let at = 0; at < 5; at += 1) await makeMonth(client, 'events', at, perMonth)
  const events = `select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, n / 1000, 'operation', 'key-' || n, 'withdraw', n, null::int from generate_series(0, ${rows - 1}) n`
  const inserted = [
    await time(() => run(`insert into events_one ${events}`)),
    await time(() => run(`insert into events_months ${events}`)),
  ]
  line('a change event added, µs', ...inserted.map((ms) => ((ms * 1_000) / rows).toFixed(0)))
  await run('vacuum analyze events_one')
  await run('analyze events_months')
  const after = (table) =>
    `select * from ${table} where ${ofOwner} and sequence > ${rows / 1_000 - 5} order by sequence limit 200`
  await compare('change events after a place read, ms (pages)', after('events_one'), after('events_months'))
  const due = `select ${owner}, sequence from events_one where environment = 'sandbox' and created_at < ${perMonth} order by created_at limit 1000 for update skip locked`
  const deleted = await time(async () => {
    for (let at = 0; at < perMonth; at += 1_000)
      await run(
        `with due as (${due}) delete from events_one where (${owner}, sequence) in (select * from due)`,
      )
    await run('vacuum events_one')
  })
  line(
    'a change event forgotten, µs',
    ((deleted * 1_000) / perMonth).toFixed(0),
    (((await time(() => run('drop table events_0'))) * 1_000) / perMonth).toFixed(1),
  )

  const columns =
    'environment text not null, owner_kind text not null, owner_id text not null, id text not null, reference text not null, state text not null, created_at bigint not null, summary text not null'
  await run(`create table operations_one (${columns}, primary key (${owner}, id))`)
  await run(
    `create table operations_months (${columns}, primary key (${owner}, id, created_at)) partition by range (created_at)`,
  )
  for (let at = 0; at < 36; at += 1) await makeMonth(client, 'operations', at, rows / 36)
  const operations = `select 'sandbox', 'customerPartnerId', 'cp_' || n % 1000, 'key-' || n, 'WD-' || n, 'succeeded', n, repeat('x', 300) from generate_series(0, ${rows - 1}) n`
  for (const table of ['operations_one', 'operations_months']) {
    await run(`insert into ${table} ${operations}`)
    await run(`create index on ${table} (environment, reference)`)
    await run(`create index on ${table} (${owner}, created_at desc)`)
    await run(`analyze ${table}`)
  }
  const byKey = (table) => `select * from ${table} where ${ofOwner} and id = 'key-1007'`
  await compare(
    'an operation found by its key, ms (pages)',
    byKey('operations_one'),
    byKey('operations_months'),
  )
  const byReference = (table) =>
    `select * from ${table} where environment = 'sandbox' and reference = 'WD-1007'`
  await compare(
    'an operation found by the reference in an event, ms (pages)',
    byReference('operations_one'),
    byReference('operations_months'),
  )
  const newest = (table) => `select * from ${table} where ${ofOwner} order by created_at desc limit 20`
  await compare(
    'the newest twenty of a partner, ms (pages)',
    newest('operations_one'),
    newest('operations_months'),
  )

  return ['| | one table | months |', '|---|---|---|', ...lines].join('\n')

  async function compare(what, one, months) {
    const found = []
    for (const sql of [one, months]) {
      const times = []
      let pages = 0
      for (let round = 0; round < rounds; round += 1) {
        const { rows: answer } = await run(`explain (analyze, buffers, format json) ${sql}`)
        const [plan] = answer[0]['QUERY PLAN']
        times.push(plan['Planning Time'] + plan['Execution Time'])
        pages = plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks']
      }
      const median = times.toSorted((left, right) => left - right)[Math.floor(rounds / 2)]
      found.push(`${median.toFixed(2)} (${pages})`)
    }
    line(what, ...found)
  }
}

async function makeMonth(client, name, at, size) {
  const [from, to] = [Math.round(at * size), Math.round((at + 1) * size)]
  await client.query(
    `create table ${name}_${at} partition of ${name}_months for values from (${from}) to (${to})`,
  )
}

async function time(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
