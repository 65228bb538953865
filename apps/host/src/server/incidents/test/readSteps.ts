import { readFileSync } from 'node:fs'

/** One numbered step of the incident page, with the code that stands in it. */
export type Step = {
  /** The headings above it, the last one first. */
  section: string
  number: number
  text: string
  code: { language: string; text: string } | null
}

const page = new URL('../../../../../../packages/relay/docs/incidents.md', import.meta.url)

/** Reads the steps of the incident page, in order. */
export function readSteps(): Step[] {
  const steps: Step[] = []
  let section = ''
  let code: string[] | null = null
  let language = ''
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    const step = steps.at(-1)
    const fence = /^ *```(\w*)$/.exec(line)
    if (fence && code === null) {
      code = []
      language = fence[1] ?? ''
    } else if (fence && code !== null) {
      if (step && step.section === section) step.code = { language, text: code.join('\n') }
      code = null
    } else if (code !== null) {
      code.push(line.trim())
    } else {
      const heading = /^##+ (.*)$/.exec(line)?.[1]
      if (heading !== undefined) section = heading
      const [, number, text] = /^(\d)\. (.*)$/.exec(line) ?? []
      if (number !== undefined && text !== undefined)
        steps.push({ section, number: Number(number), text, code: null })
    }
  }
  return steps
}
