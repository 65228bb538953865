// Fails when a word that is out stands in more lines than scripts/lint/glossaryCounts.json allows. `--report` lists the
// places, `--write` lowers the counts to what they are.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countGlossary } from './countGlossary.js'
import { glossary } from './glossary.js'

const root = join(import.meta.dirname, '../..')
const countsFile = join(import.meta.dirname, 'glossaryCounts.json')
const allowed = JSON.parse(readFileSync(countsFile, 'utf8'))
// What says which words are out has to say them; the traps repeat the titles of tests.
const skipped = /api-traps|glossary|migration\w*\.|CHANGELOG|^\.changeset\/|^scripts\/lint\/|\.snap$/i

const paths = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
const files = paths
  .filter((path) => /\.(?:tsx?|jsx?|mjs|mdx?|css)$/.test(path) && !skipped.test(path))
  .filter((path) => existsSync(join(root, path)))
  .map((path) => [path, `${path}\n${readFileSync(join(root, path), 'utf8')}`])

const found = countGlossary(glossary, files)
for (const { word, count, places } of found) {
  const most = allowed[word] ?? 0
  const say = glossary.find((entry) => entry.word === word)?.say
  if (process.argv.includes('--report')) console.log(`${String(count).padStart(5)} of ${most}  ${word}`)
  if (count <= most) continue
  console.error(
    `"${word}" stands in ${count} lines, ${most} are allowed. Say: ${say}.\n  ${places.join('\n  ')}`,
  )
  process.exitCode = 1
}
if (process.argv.includes('--write')) {
  const counts = found.map(({ word, count }) => [word, Math.min(count, allowed[word] ?? count)])
  writeFileSync(countsFile, `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`)
}
