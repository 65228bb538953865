import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { wordBudgets } from './wordBudgets.js'

/** A row for each budget of words, in kB: the longest of all languages in a folder of the widgets package's `dist`. */
export async function wordSizes(folder) {
  const files = await readdir(folder)
  const languages = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  const weigh = async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length
  const longest = async (listFiles) => {
    const sizes = languages.map(async (language) => {
      const parts = await Promise.all(listFiles(language).map(weigh))
      return parts.reduce((sum, part) => sum + part, 0)
    })
    return Math.max(...(await Promise.all(sizes))) / 1000
  }
  const { every, widgets, parts } = wordBudgets
  return [
    { ...every, size: await longest((language) => [`${language}.js`]) },
    ...(
      await Promise.all(
        widgets.map(async ({ name, entry, first, all }) => {
          const file = (phase) => (language) => `${language}/${phase}/${entry}.js`
          const [ofFirst, ofLater] = [file('first'), file('later')]
          return [
            {
              name: `words of the ${name}, first`,
              limit: first,
              size: await longest((one) => [ofFirst(one)]),
            },
            {
              name: '  + all of them',
              limit: all,
              size: await longest((one) => [ofFirst(one), ofLater(one)]),
            },
          ]
        }),
      )
    ).flat(),
    ...(await Promise.all(
      parts.map(async ({ name, entry, limit }) => {
        return { name: `words of ${name}`, limit, size: await longest((one) => [`${one}/first/${entry}.js`]) }
      }),
    )),
  ]
}
