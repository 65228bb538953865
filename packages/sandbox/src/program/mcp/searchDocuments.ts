import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Passage = { document: string; heading: string; text: string }

/** Characters of a passage: what an assistant reads at once. */
const passageLength = 1_500

/**
 * Finds the sections of the documents that hold most of the words: the READMEs, guides and skills of the packages in these folders, such as
 * `node_modules/@onlend`, so that they are of the installed version.
 */
export function searchDocuments(folders: readonly string[], words: string, most = 5): Passage[] {
  const wanted = [...new Set(words.toLowerCase().match(/[\p{L}\p{N}_.-]{2,}/gu) ?? [])]
  const scored = readPassages(folders).map((passage) => {
    const text = `${passage.heading} ${passage.text}`.toLowerCase()
    const found = wanted.filter((word) => text.includes(word))
    const inHeading = wanted.filter((word) => passage.heading.toLowerCase().includes(word))
    return { passage, score: found.length + inHeading.length / 2 }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ passage }) => ({ ...passage, text: passage.text.slice(0, passageLength) }))
}

function readPassages(folders: readonly string[]): Passage[] {
  const seen = new Set<string>()
  return folders.flatMap((folder) => {
    const packages = existsSync(folder) ? readdirSync(folder) : []
    return packages.flatMap((name) => {
      if (seen.has(name)) return []
      seen.add(name)
      return listDocuments(join(folder, name)).flatMap((file) => cutPassages(folder, file))
    })
  })
}

/** The README, and every Markdown file of `docs` and `skills`. */
function listDocuments(home: string): string[] {
  const inside = ['docs', 'skills'].map((part) => join(home, part)).filter((part) => existsSync(part))
  const guides = inside.flatMap((part) =>
    readdirSync(part, { recursive: true, encoding: 'utf8' }).map((file) => join(part, file)),
  )
  const files = [join(home, 'README.md'), ...guides]
  return files.filter((file) => file.endsWith('.md') && existsSync(file))
}

function cutPassages(folder: string, file: string): Passage[] {
  const document = file.slice(folder.length + 1)
  return readFileSync(file, 'utf8')
    .split(/^(?=#{1,3} )/m)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { document, heading: heading.replace(/^#+ /, ''), text: lines.join('\n').trim() }
    })
    .filter(({ text }) => text !== '')
}
