import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

const shown = 30

/** Prints where a CPU profile spent its time, by function, without what each called. */
export async function printProfile(file) {
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(file, 'utf8'))
  const places = new Map(nodes.map(({ id, callFrame }) => [id, getPlace(callFrame)]))
  const spent = new Map()
  samples.forEach((id, index) => {
    const place = places.get(id)
    spent.set(place, (spent.get(place) ?? 0) + timeDeltas[index])
  })
  spent.delete('(idle)')
  const total = [...spent.values()].reduce((sum, time) => sum + time, 0)
  const longest = [...spent].toSorted(([, left], [, right]) => right - left).slice(0, shown)
  console.log(`\nWhere the time went (${file}; open it in Chrome's DevTools or VS Code for the tree)`)
  for (const [place, time] of longest)
    console.log(`${((100 * time) / total).toFixed(1).padStart(5)} %  ${place}`)
}

function getPlace({ functionName, url, lineNumber }) {
  const name = functionName || '(anonymous)'
  return url === '' ? name : `${name}  ${basename(url)}:${lineNumber + 1}`
}
