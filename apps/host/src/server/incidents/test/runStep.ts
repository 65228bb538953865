import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostFolder } from './makeHostFolder.ts'
import type { Step } from './readSteps.ts'

const host = join(import.meta.dirname, '../../../..')
const workspaceScript = /^pnpm --filter @onlend\/app-host ([\w-]+)/gm

/** Runs the commands of a step on a folder, with the environment of a host there; returns what they print, and how they end. */
export async function runStep(
  step: Step,
  folder: HostFolder,
  newSecret = '',
): Promise<{ output: string; exitCode: number }> {
  if (step.code?.language !== 'sh') throw new Error(`Step ${step.number} of ${step.section} is no command.`)
  // The cast names the part of the file that is read.
  const { scripts } = JSON.parse(await readFile(join(host, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  // As pnpm runs it, which need not be installed here.
  const script = step.code.text.replace(workspaceScript, (_, name: string) => {
    const command = scripts[name]
    if (command === undefined) throw new Error(`The host has no command ${name}.`)
    return command
  })
  const env = { ...process.env, ...folder.variables, NEW_SECRET: newSecret }
  return new Promise((resolve) => {
    execFile('sh', ['-ec', script], { cwd: host, env }, (error, stdout, stderr) =>
      resolve({ output: `${stdout}${stderr}`, exitCode: error ? Number(error.code) : 0 }),
    )
  })
}
