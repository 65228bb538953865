import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const tag = 'index.html of a page without React'

/** What a page with the one script tag loads, in kB after gzip: `limit` fails the build. React and TanStack Query are inside. */
const limits = [
  { name: `${tag}: the script`, limit: 88.9, goal: 100 },
  { name: '  + its styles', part: 'kitSheet', limit: 16.9 },
  { name: '  + a credit limit card', part: 'CreditLimitCard', limit: 25.7 },
  { name: '  + a withdrawal form', part: 'WithdrawForm', limit: 41.1 },
]

/** Weighs the browser bundle of the elements, as it is built in `folder`. A part that is not there has no size. */
export async function elementSizes(folder) {
  const manifest = JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'))
  const reach = (key, seen = new Set()) => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const other of manifest[key]?.imports ?? []) reach(other, seen)
    return seen
  }
  const weigh = async (keys) => {
    const files = [...new Set([...keys].map((key) => manifest[key].file))]
    const codes = await Promise.all(files.map((file) => readFile(`${folder}/${file}`)))
    return codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1000
  }
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const first = reach(entry)
  return Promise.all(
    limits.map(async ({ part, ...row }) => {
      if (part === undefined) return { ...row, size: await weigh(first) }
      const key = Object.keys(manifest).find((name) => manifest[name].name === part)
      if (key === undefined) return { ...row, size: undefined }
      return { ...row, size: await weigh([...reach(key)].filter((other) => !first.has(other))) }
    }),
  )
}
