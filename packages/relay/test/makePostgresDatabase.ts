import { Client } from 'pg'

/** Makes an empty database on a PostgreSQL server, and returns its address. It goes with the server. */
export async function makePostgresDatabase(server: string): Promise<string> {
  const name = `onlend_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}
