import { execFileSync } from 'node:child_process'

/** The number of commits of this checkout: it moves every sample on by one share. `SAMPLE_TURN` sets it; a folder without git has turn 0. */
export function readTurn(root: string): number {
  if (process.env.SAMPLE_TURN !== undefined) return Number(process.env.SAMPLE_TURN)
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, stdio }))
  } catch {
    return 0
  }
}
