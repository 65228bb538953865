import { readFileSync } from 'node:fs'

const sentence = /^\/\*\* (.+) \(Partner API, Endpoint \d+\)\. \*\/\nexport const /m

/** What an endpoint does, in the words of its own documentation, which apps do not load. */
export function summaryOf(name) {
  const file = new URL(`../../src/endpoints/${name}.ts`, import.meta.url)
  const [, summary] = sentence.exec(readFileSync(file, 'utf8')) ?? []
  if (summary === undefined)
    throw new Error(
      `${name}.ts needs one line of documentation: what it does, then (Partner API, Endpoint <number>).`,
    )
  return summary
}
