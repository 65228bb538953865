import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AttackResult } from './AttackResult.ts'

const folder = join(import.meta.dirname, '../../../../test-results/attacks')

/** Prints one line per attack, and keeps the same as JSON and Markdown under `test-results/attacks` of the repository. */
export async function writeReport(results: readonly AttackResult[]): Promise<void> {
  const rows = results.map(({ title, tried, variants, happened, upstreamCalls, passed }) => {
    const [, numbers = '', fact = ''] = /^([^:]+): (.*)$/.exec(title) ?? []
    return [numbers, fact, tried, String(variants), happened, String(upstreamCalls), passed ? 'pass' : 'FAIL']
  })
  const heads = ['threat', 'fact', 'tried', 'connections', 'what happened', 'upstream calls', 'result']
  const markdown = [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'attacks.json'), `${JSON.stringify(results, null, 2)}\n`)
  await writeFile(join(folder, 'attacks.md'), `${markdown}\n`)
  const lines = rows.map(
    ([numbers = '', , tried = '', variants = '', happened = '', calls = '', result = '']) =>
      `${result.padEnd(5)}${numbers.padEnd(14)}${variants.padStart(4)} tried: ${tried}\n${' '.repeat(24)}happened: ${happened}; upstream calls: ${calls}`,
  )
  console.log(lines.join('\n'))
}
