import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Database } from '@onlend/relay'
import { runCommand } from '../../commands/runCommand.ts'
import type { HostFolder } from './makeHostFolder.ts'
import type { Step } from './readSteps.ts'

/** Runs the shell commands of a step, with the environment of a host on the folder. */
export async function runShellStep(step: Step, folder: HostFolder, newSecret: string): Promise<void> {
  const env = { ...process.env, ...folder.variables, NEW_SECRET: newSecret }
  await promisify(execFile)('sh', ['-ec', readCode(step)], { cwd: folder.path, env })
}

/** Runs the command of the host that a step names on a database that is open, and returns what it prints. */
export async function runCommandStep(step: Step, folder: HostFolder, database: Database): Promise<string> {
  const [, words = ''] = /^npx onlend-relay ([^\n]+)$/.exec(readCode(step)) ?? []
  const [name = '', ...args] = words.split(' ')
  const lines: string[] = []
  await runCommand(name, {
    args,
    variables: folder.variables,
    openLedger: async () => ({ ...database, close: async () => undefined }),
    print: (line) => lines.push(line),
    report: (line) => lines.push(line),
  })
  return lines.join('\n')
}

function readCode({ code, number, section }: Step): string {
  if (code?.language !== 'sh') throw new Error(`Step ${number} of ${section} is no command.`)
  return code.text
}
