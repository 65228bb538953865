import { join } from 'node:path'
import type { UserWorkspaceConfig } from 'vitest/config'
import type { TestProject } from 'vitest/node'
import { findServer } from '../servers/findServer.mjs'
import { startServer } from '../servers/startServer.ts'
import { nodeProject } from './nodeProject.ts'

/** The same tests on a real PostgreSQL, which is started for the run. Where there is none it says so, in one line, and there is no project. */
export async function postgresProject(
  parameters: Parameters<typeof nodeProject>[0],
): Promise<UserWorkspaceConfig[]> {
  const look = { root: parameters.root, environment: process.env, mayInstall: false }
  const found = await findServer('postgres', look)
  // A worker reads the configuration as well; once is enough.
  const isFirst = process.env.VITEST_WORKER_ID === undefined
  if ('reason' in found) {
    if (isFirst && process.env.TEST_RUN !== 'quick')
      console.warn(`${parameters.name}: the tests on PostgreSQL are LEFT OUT, because ${found.reason}.`)
    return []
  }
  process.env.POSTGRES_PROGRAM = found.program
  const redis = await findServer('redis', look)
  if ('program' in redis) process.env.REDIS_PROGRAM = redis.program
  else if (isFirst)
    console.warn(`${parameters.name}: the tests with Redis are LEFT OUT, because ${redis.reason}.`)
  const globalSetup = join(import.meta.dirname, 'postgresProject.ts')
  return [nodeProject({ ...parameters, isolate: false, globalSetup })]
}

/** Starts the PostgreSQL of the project, and returns what stops it: vitest calls this from the file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = process.env.POSTGRES_PROGRAM ?? ''
  const server = await startServer('postgres', program)
  project.provide('postgresAddress', server.address)
  project.provide('postgresProgram', program)
  if (process.env.REDIS_PROGRAM) project.provide('redisProgram', process.env.REDIS_PROGRAM)
  return () => server.stop()
}
