import { readFileSync } from 'node:fs'

const sentence = /^\/\*\* (.+) \(Partner API, Endpoint \d+\)\. \*\/\nexport const /m

/** What an endpoint does, in the words of its own documentation, which apps do not load. */
export function readSummary(name) {
  const file = new URL(`../../src/endpoints/${name}.ts`, import.meta.url)
  const [, summary] = sentence.exec(readFileSync(file, 'utf8')) ?? []
  if (summary === undefined)
    throw new Error(
      `${name}.ts needs one line of documentation: what it does, then (Partner API, Endpoint <number>).`,
    )
  return summary
}

/** What a route of the relay's own does: the first sentence of its documentation, and the rest. */
export function readRelaySummary(name) {
  const source = readFileSync(new URL(`../../src/relay/${name}.ts`, import.meta.url), 'utf8')
  const [, block] = /\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\nexport const /.exec(source) ?? []
  if (block === undefined) throw new Error(`${name}.ts needs documentation above its value.`)
  const description = block.replace(/\s*\n \* ?/g, ' ').trim()
  const [summary] = description.split(/[.;:](?:\s|$)/)
  return { summary, description }
}
