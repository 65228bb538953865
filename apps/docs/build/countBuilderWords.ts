import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from './site.ts'

/** The pages of which a builder reads one: a start, a framework of the server, a sign-in. */
const alternatives = [
  /^start\/(?:vite-express|next|react-router|html|flask|php)$/,
  /^server\/(?:express|fastify|hono|next|workers)$/,
  /^server\/sign-in-/,
]

/** The words that a person reads before Operate and Reference to build an app: of pages that are alternatives the longest, without code. */
export function countBuilderWords(root: string): number {
  const sections = site.slice(
    0,
    site.findIndex(({ label }) => label === 'Operate'),
  )
  const pages = sections.flatMap((section) =>
    section.pages.flatMap((page) =>
      'from' in page ? [{ slug: page.slug, words: countWords(join(root, page.from)) }] : [],
    ),
  )
  const isAlternative = ({ slug }: { slug: string }) => alternatives.some((pattern) => pattern.test(slug))
  const always = pages.filter((page) => !isAlternative(page)).map(({ words }) => words)
  const chosen = alternatives.map((pattern) =>
    Math.max(...pages.filter(({ slug }) => pattern.test(slug)).map(({ words }) => words)),
  )
  return [...always, ...chosen].reduce((sum, words) => sum + words, 0)
}

function countWords(file: string): number {
  const prose = readFileSync(file, 'utf8').replaceAll(/```.*?```|<svg.*?<\/svg>|^import .*$/gms, ' ')
  return prose.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length
}
