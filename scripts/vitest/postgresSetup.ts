import type { TestProject } from 'vitest/node'
import type { ProvidedPostgres } from '../postgres/ProvidedPostgres.ts'
import { startPostgres } from '../postgres/startPostgres.ts'

/** Starts the PostgreSQL of a project, and returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = process.env.POSTGRES_BIN ?? ''
  const server = await startPostgres(bin)
  const provided = { postgresAddress: server.address, postgresBin: bin } satisfies ProvidedPostgres
  project.provide('postgresAddress', provided.postgresAddress)
  project.provide('postgresBin', provided.postgresBin)
  if (process.env.REDIS_SERVER) project.provide('redisServer', process.env.REDIS_SERVER)
  return () => server.stop()
}
