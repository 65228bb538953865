import { readFileSync } from 'node:fs'

/** What a mutant is called in every run that mutates its file, whichever others do so with it. */
export function nameMutant({ fileName, location: { start, end }, mutatorName, replacement }) {
  return [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(':')
}

/** Lets the chosen mutants pass: a range of StrykerJS takes all that lie in it, and it has no sample of its own. */
class SampleChecker {
  #chosen = new Set()

  async init() {
    this.#chosen = new Set(JSON.parse(readFileSync(process.env.MUTANTS_CHOSEN, 'utf8')))
  }

  async check(mutants) {
    const passed = { status: 'passed' }
    const left = { status: 'compileError', reason: 'is not in the sample' }
    return Object.fromEntries(
      mutants.map((mutant) => [mutant.id, this.#chosen.has(nameMutant(mutant)) ? passed : left]),
    )
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }]
