import { parseArgs } from 'node:util'
import { demoUsers } from '../demoUsers.ts'
import { checkProduction } from '../production/checkProduction.ts'
import { readEnvironment } from '../readEnvironment.ts'
import { readUsersFile } from '../readUsersFile.ts'
import type { Command } from './runCommand.ts'

/** Milliseconds that an answer may take: the first page of a process is the slow one. */
const longest = 30_000

/** Goes through the production checklist; `--instance` is the address of one instance, behind the proxy. */
export const checkInstallation: Command = async ({ args, variables, print }) => {
  const environment = readEnvironment(variables)
  const { values } = parseArgs({ args, options: { instance: { type: 'string' } } })
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
    print(`${missing.length === 0 ? 'ok     ' : 'missing'}  ${name}`)
    for (const sentence of missing) print(`           ${sentence}`)
  }
  const count = results.filter(({ missing }) => missing.length > 0).length
  print(
    count === 0 ? 'Nothing is missing that a command can see.' : `${count} of ${results.length} are missing.`,
  )
  return count === 0 ? 0 : 1
}
