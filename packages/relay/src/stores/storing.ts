import type { Database, Queryable } from './Database.ts'
import { storableText } from './sql/storableText.ts'

/**
 * A database that takes every text: what it cannot hold is replaced, so that no write becomes unrecordable because of a character that the
 * service or a sender of webhooks has put into it.
 */
export function storing(database: Database): Database {
  return {
    query: withStorable(database).query,
    transaction: (work, options) =>
      database.transaction((transaction) => work(withStorable(transaction)), options),
    listen: (channel, onMessage) => database.listen(channel, onMessage),
    close: () => database.close(),
    exclusive: database.exclusive,
  }
}

function withStorable(target: Queryable): Queryable {
  return { query: (sql, parameters) => target.query(sql, parameters?.map(toStorable)) }
}

function toStorable(parameter: unknown): unknown {
  if (typeof parameter === 'string') return storableText(parameter)
  return Array.isArray(parameter) ? parameter.map(toStorable) : parameter
}
