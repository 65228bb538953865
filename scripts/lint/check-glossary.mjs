// Fails where a word that is out stands in a line of the repository, and says what to say instead.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glossary } from './glossary.js'

const root = join(import.meta.dirname, '../..')
// What says which words are out has to say them; the traps repeat the titles of tests.
const product = /^(?:packages|apps)\/[^/]+\/src\/(?!stories\/|.*\.(?:test|stories)\.).*\.tsx?$/
// A sentence of a comment that begins with a pronoun or a relative clause.
const noSubject = [
  /^\s*(?:\/\*\*|\/\/|\*)(?:.*[.!?])? (?:What|Whose|Who|Of|It|Its|With|Where|Which|They)\b/m,
  'a noun of the code first',
]
const skipped = /api-traps|glossary|migration\w*\.|CHANGELOG|^\.changeset\/|^scripts\/lint\/|\.snap$/i

for (const path of execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')) {
  if (!/\.(?:tsx?|jsx?|mjs|mdx?|css)$/.test(path) || skipped.test(path)) continue
  if (!existsSync(join(root, path))) continue
  const text = `${path}\n${readFileSync(join(root, path), 'utf8')}`
  for (const [pattern, say] of product.test(path) ? [...glossary, noSubject] : glossary) {
    // Most files hold no such word, and a whole text is searched faster than its lines.
    if (!pattern.test(text)) continue
    process.exitCode = 1
    for (const [index, line] of text.split('\n').entries())
      if (pattern.test(line))
        console.error(`${path}:${index}  "${pattern.exec(line)[0].trim()}" is out. Say: ${say}.`)
  }
}
