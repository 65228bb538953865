import { join } from 'node:path'
import type { UserWorkspaceConfig } from 'vitest/config'
import { findPostgres } from '../postgres/findPostgres.mjs'
import { postgresMachine } from '../postgres/postgresMachine.mjs'
import { findRedis } from '../redis/findRedis.mjs'
import { nodeProject } from './nodeProject.ts'

type PostgresProjectParameters = { name: string; root: string; include: string[]; exclude?: string[] }

/** The same tests on a real PostgreSQL, which is started for the run. Where there is none it says so, in one line, and there is no project. */
export async function postgresProject(parameters: PostgresProjectParameters): Promise<UserWorkspaceConfig[]> {
  const environment = process.env
  const machine = postgresMachine({ root: parameters.root, environment, mayInstall: false })
  const found = await findPostgres({ environment, machine })
  if ('reason' in found) {
    // A worker reads the configuration as well; once is enough.
    if (process.env.VITEST_WORKER_ID === undefined && process.env.TEST_RUN !== 'quick')
      console.warn(`${parameters.name}: the tests on PostgreSQL are LEFT OUT, because ${found.reason}.`)
    return []
  }
  process.env.POSTGRES_BIN = found.bin
  const redis = await findRedis({ root: parameters.root, environment, mayInstall: false })
  if ('server' in redis) process.env.REDIS_SERVER = redis.server
  else if (process.env.VITEST_WORKER_ID === undefined)
    console.warn(`${parameters.name}: the tests with Redis are LEFT OUT, because ${redis.reason}.`)
  const project = nodeProject({ ...parameters, isolate: false })
  const globalSetup = join(import.meta.dirname, 'postgresSetup.ts')
  return [{ ...project, test: { ...project.test, globalSetup } }]
}
