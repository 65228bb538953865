import { join } from 'node:path'
import type { UserWorkspaceConfig } from 'vitest/config'
import { findServer } from '../servers/findServer.mjs'
import { nodeProject } from './nodeProject.ts'

type PostgresProjectParameters = { name: string; root: string; include: string[]; exclude?: string[] }

/** The same tests on a real PostgreSQL, which is started for the run. Where there is none it says so, in one line, and there is no project. */
export async function postgresProject(parameters: PostgresProjectParameters): Promise<UserWorkspaceConfig[]> {
  const look = { root: parameters.root, environment: process.env, mayInstall: false }
  const found = await findServer('postgres', look)
  if ('reason' in found) {
    // A worker reads the configuration as well; once is enough.
    if (process.env.VITEST_WORKER_ID === undefined && process.env.TEST_RUN !== 'quick')
      console.warn(`${parameters.name}: the tests on PostgreSQL are LEFT OUT, because ${found.reason}.`)
    return []
  }
  process.env.POSTGRES_PROGRAM = found.program
  const redis = await findServer('redis', look)
  if ('program' in redis) process.env.REDIS_PROGRAM = redis.program
  else if (process.env.VITEST_WORKER_ID === undefined)
    console.warn(`${parameters.name}: the tests with Redis are LEFT OUT, because ${redis.reason}.`)
  const project = nodeProject({ ...parameters, isolate: false })
  const globalSetup = join(import.meta.dirname, 'postgresSetup.ts')
  return [{ ...project, test: { ...project.test, globalSetup } }]
}
