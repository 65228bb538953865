import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { HostFolder } from './makeHostFolder.ts'
import type { Step } from './readSteps.ts'

/** Runs the shell commands of a step, with the environment of a host on the folder. */
export async function runShellStep(step: Step, folder: HostFolder, newSecret: string): Promise<void> {
  const env = { ...process.env, ...folder.variables, NEW_SECRET: newSecret }
  await promisify(execFile)('sh', ['-ec', readCode(step)], { cwd: folder.path, env })
}

const program = join(import.meta.dirname, '../../../../../../packages/relay/src/program/main.ts')

/** Runs the command of the relay that a step names, with the environment of a host that is stopped, and returns what it prints. */
export async function runCommandStep(step: Step, { variables, path }: HostFolder): Promise<string> {
  const [, words = ''] = /^npx onlend-relay ([^\n]+)$/.exec(readCode(step)) ?? []
  const args = ['--conditions=@onlend/source', '--import', 'tsx', program, ...words.split(' ')]
  const { ONLEND_CONFIG: _, ...inherited } = process.env
  // Such as 1 while the fence is raised.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...inherited, ...variables, HOME: path },
  })
  return stdout
}

function readCode({ code, number, section }: Step): string {
  if (code?.language !== 'sh') throw new Error(`Step ${number} of ${section} is no command.`)
  return code.text
}
