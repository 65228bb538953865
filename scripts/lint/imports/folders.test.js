import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listDoors } from '../doors/listDoors.js'
import { whereIs } from '../whereIs.js'

const packages = join(import.meta.dirname, '../../../packages')

/** For each folder of a package's `src` the others that its code imports. Entry points gather from everywhere. */
function readEdges(house) {
  const source = join(packages, house, 'src')
  const doors = listDoors(join(packages, house))
  const edges = new Map()
  for (const inside of readdirSync(source, { recursive: true })) {
    const file = join(source, inside)
    const isCode = /\.tsx?$/.test(inside) && !whereIs(file).isTest
    if (!isCode || !inside.includes('/') || doors.some((door) => door.file === file)) continue
    const [from] = inside.split('/')
    const found = edges.get(from) ?? edges.set(from, new Set()).get(from)
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    for (const [, name] of code.matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)) {
      const to = name.startsWith('.')
        ? join(dirname(file), name)
        : doors.find(({ door }) => door === name)?.file
      const [into, below] = to ? relative(source, to).split('/') : []
      if (below !== undefined && into !== '..' && into !== from) found.add(into)
    }
  }
  return edges
}

/** What is left when the folders that import none of the others are taken away, again and again: the folders of a cycle, and those above it. */
function findKnot(edges) {
  const rest = new Map(edges)
  for (;;) {
    const free = [...rest.keys()].filter((name) => ![...rest.get(name)].some((to) => rest.has(to)))
    if (free.length === 0) return [...rest.keys()]
    for (const name of free) rest.delete(name)
  }
}

// The elements and their React host know each other.
const houses = readdirSync(packages).filter((house) => house !== 'elements')

test.each(houses)('no two folders of packages/%s import each other, not even round', (house) => {
  expect(findKnot(readEdges(house))).toEqual([])
})

test('the search finds the folders that a package has, and a cycle', () => {
  expect([...(readEdges('relay').get('inbox') ?? [])]).toContain('ledger')
  const cycle = { a: ['b'], b: ['c'], c: ['a'], d: [] }
  expect(findKnot(Object.entries(cycle).map(([name, to]) => [name, new Set(to)]))).toEqual(['a', 'b', 'c'])
})
