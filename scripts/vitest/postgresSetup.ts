import type { TestProject } from 'vitest/node'
import { startServer } from '../servers/startServer.ts'

/** Starts the PostgreSQL of a project, and returns what stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = process.env.POSTGRES_PROGRAM ?? ''
  const server = await startServer('postgres', program)
  project.provide('postgresAddress', server.address)
  project.provide('postgresProgram', program)
  if (process.env.REDIS_PROGRAM) project.provide('redisProgram', process.env.REDIS_PROGRAM)
  return () => server.stop()
}
