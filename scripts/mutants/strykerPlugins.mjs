import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

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

/** Prints a mutant that no test noticed as soon as that is known, so that a run that is stopped has told something. */
class SurvivorReporter {
  onMutantTested({ status, fileName, location: { start, end }, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const lines = readFileSync(fileName, 'utf8').split('\n')
    const last = start.line === end.line ? end.column - 1 : undefined
    const text = lines[start.line - 1].slice(start.column - 1, last)
    const why = status === 'Survived' ? 'no test fails' : 'no test comes here'
    console.log(`${relative('', fileName)}:${start.line}  ${text}  ->  ${replacement}  (${why})`)
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'survivors', injectableClass: SurvivorReporter },
]
