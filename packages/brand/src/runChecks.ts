import { checkBrand } from './checkBrand.ts'
import { describeProblem } from './describeProblem.ts'
import { readJson } from './readJson.ts'

/** Checks files, prints what is wrong with each, and resolves to the exit code: 1 where one has an error or cannot be read. */
export async function runChecks(files: readonly string[], print: (line: string) => void): Promise<0 | 1> {
  let code: 0 | 1 = 0
  for (const file of files) {
    const json = await readJson(file)
    const problems = 'problem' in json ? [json.problem] : checkBrand(json.value)
    for (const problem of problems) print(describeProblem(file, problem))
    const errors = problems.filter(({ severity }) => severity === 'error').length
    print(`${file}: ${errors} errors, ${problems.length - errors} warnings`)
    if (errors > 0) code = 1
  }
  return code
}
