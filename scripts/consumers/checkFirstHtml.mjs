import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Checks that the first answer of `url` holds what `config.firstHtml` of the consumer's manifest says, where it says anything, before any script has run. Such a page
 * is one person's: no cache may keep it. Throws with what is wrong.
 */
export async function checkFirstHtml({ folder, url }) {
  const { config = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (config.firstHtml === undefined) return
  const answer = await fetch(url)
  const html = await answer.text()
  if (!html.includes(config.firstHtml))
    throw new Error(`The first HTML does not hold ${config.firstHtml}:\n${html.slice(0, 3_000)}`)
  const caching = answer.headers.get('Cache-Control') ?? 'nothing'
  if (!caching.includes('no-store'))
    throw new Error(`A page with a person's figures must be \`no-store\`; Cache-Control says ${caching}.`)
}
