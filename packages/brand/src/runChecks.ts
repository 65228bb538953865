import { readFile } from 'node:fs/promises'
import { checkBrand } from './checkBrand.ts'

/** Checks files, prints what is wrong with each, and resolves to the exit code: 1 where one has an error or cannot be read. */
export async function runChecks(files: readonly string[], print: (line: string) => void): Promise<0 | 1> {
  let code: 0 | 1 = 0
  for (const file of files) {
    const json = await readJson(file)
    const problems =
      'reason' in json ? [{ severity: 'error' as const, path: '', ...json }] : checkBrand(json.value)
    for (const { severity, path, reason, remedy } of problems)
      print(`${file}: ${severity}${path && ` at ${path}`}\n  ${reason}\n  ${remedy}`)
    const errors = problems.filter(({ severity }) => severity === 'error').length
    print(`${file}: ${errors} errors, ${problems.length - errors} warnings`)
    if (errors > 0) code = 1
  }
  return code
}

async function readJson(file: string): Promise<{ value: unknown } | { reason: string; remedy: string }> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof SyntaxError)
      return { reason: `It is not JSON: ${reason}`, remedy: 'Correct the text at that place.' }
    return { reason: `It cannot be read: ${reason}`, remedy: 'Name a file that is there.' }
  }
}
