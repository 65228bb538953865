import { parseArgs } from 'node:util'
import { checkProduction } from '@onlend/relay/node'
import { demoUsers } from '../demoUsers.ts'
import type { HostEnvironment } from '../HostEnvironment.ts'
import { productionChecks } from '../production/productionChecks.ts'
import { readUsersFile } from '../readUsersFile.ts'

/** Milliseconds that an answer may take: the first page of a process is the slow one. */
const answerTimeout = 30_000

type CheckInstallationParameters = {
  args: string[]
  environment: HostEnvironment
  print: (line: string) => void
}

/** Goes through the production checklist; `--instance` is the address of one instance, behind the proxy. */
export async function checkInstallation({
  args,
  environment,
  print,
}: CheckInstallationParameters): Promise<number> {
  const { values } = parseArgs({ args, options: { instance: { type: 'string' } } })
  const instance = values.instance ?? `http://${environment.hostname}:${environment.port}`
  const publicOrigin = environment.publicOrigin ?? instance
  const askAt = (origin: string) => (path: string, init?: RequestInit) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeout),
      ...init,
    })
  return checkProduction({
    checks: productionChecks({
      environment,
      users: environment.usersFile === null ? demoUsers : await readUsersFile(environment.usersFile),
      askPublic: askAt(publicOrigin),
      askInstance: askAt(instance),
      askCollector: () =>
        fetch(`${environment.traceCollector}/v1/traces`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"resourceSpans":[]}',
          signal: AbortSignal.timeout(answerTimeout),
        }),
    }),
    unreachable: `It could not be asked: is the host running at ${publicOrigin} and ${instance}, and reachable from here?`,
    print,
  })
}
