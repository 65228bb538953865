import { parseArgs } from 'node:util'
import { checkProduction } from './server/production/checkProduction.ts'
import { demoUsers } from './server/demoUsers.ts'
import { readEnvironment } from './server/readEnvironment.ts'
import { readUsersFile } from './server/readUsersFile.ts'

/** Milliseconds that an answer may take: the first page of a process is the slow one. */
const longest = 30_000

try {
  process.exitCode = await check()
} catch (error) {
  console.error(`check: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** Run with the host's own environment; `--instance` is the address of one instance, behind the proxy. */
async function check(): Promise<number> {
  const environment = readEnvironment(process.env)
  const { values } = parseArgs({ options: { instance: { type: 'string' } } })
  const instance = values.instance ?? `http://${environment.hostname}:${environment.port}`
  const askAt = (origin: string) => (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(longest), ...init })
  const results = await checkProduction({
    environment,
    users: environment.usersFile === null ? demoUsers : await readUsersFile(environment.usersFile),
    askPublic: askAt(environment.publicOrigin ?? instance),
    askInstance: askAt(instance),
    askCollector: () =>
      fetch(`${environment.traceCollector}/v1/traces`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"resourceSpans":[]}',
        signal: AbortSignal.timeout(longest),
      }),
  })
  for (const { name, missing } of results) {
    console.log(`${missing.length === 0 ? 'ok     ' : 'missing'}  ${name}`)
    for (const sentence of missing) console.log(`           ${sentence}`)
  }
  const count = results.filter(({ missing }) => missing.length > 0).length
  console.log(
    count === 0 ? 'Nothing is missing that a command can see.' : `${count} of ${results.length} are missing.`,
  )
  return count === 0 ? 0 : 1
}
