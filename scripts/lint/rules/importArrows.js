import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { listDoors } from '../doors/listDoors.js'
import { arrows, moduleDoors } from '../imports/arrows.js'
import { whereIs } from '../whereIs.js'

const tellsNothing = /\/(?:utils?|helpers?|common|misc|shared)[./]/
const serverOnly = [
  'node:*',
  'hono',
  '@hono/*',
  '@electric-sql/*',
  'pg',
  '@onlend/relay*',
  '@onlend/sandbox*',
]

/** Which way imports may point: `scripts/lint/imports/arrows.js`. That no two folders import each other is a test, `folders.test.js`. */
export const importArrows = {
  meta: {
    messages: {
      arrow: '{{to}} may not be imported here: package.json and scripts/lint/imports/arrows.js say what may.',
      leaves: 'An import may not leave the package by path: import {{to}} by the name of its package.',
      pastDoors: '{{to}} is entered by its doors only: scripts/lint/imports/arrows.js.',
      forms: 'Only forms/ knows forms: @onlend/hooks itself must load without them.',
      name: 'A file or folder says what is in it: formatMoney.ts, never utils.ts.',
      server: 'The browser part of the host may not import {{to}}: it would bring the server and its key.',
    },
  },
  createOnce(context) {
    let where
    const check = (node, source) => {
      if (typeof source !== 'string') return
      const { root } = where
      const to = toTarget(source.split('?')[0], { root, where, filename: context.filename })
      const messageId = findProblem({ where, root, ...to })
      if (messageId) context.report({ node, messageId, data: { to: to.path ?? to.name } })
    }
    return {
      before() {
        where = whereIs(context.filename)
        return where !== undefined && where.house !== '.storybook'
      },
      ImportDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
    }
  },
}

/** A path from the root for what is imported by path or by the own package's name, else a name. */
function toTarget(source, { root, where, filename }) {
  if (source.startsWith('.')) return { path: toPath(join(dirname(filename), source), root) }
  if (builtinModules.includes(source)) return { name: `node:${source}` }
  const own =
    source.startsWith('@onlend/') && listDoors(join(root, where.house)).find(({ door }) => door === source)
  return own ? { path: toPath(own.file, root) } : { name: source }
}

function toPath(file, root) {
  return posix.normalize(file.replaceAll('\\', '/')).slice(root.length + 1)
}

function findProblem({ where, root, path, name }) {
  const { house, inside, isTest } = where
  if (path && tellsNothing.test(path)) return 'name'
  if (/^(?:app|shop)\//.test(house === 'apps/host' && !isTest ? inside : '')) {
    if (path?.startsWith('apps/host/src/server/') || (name && isAmong(name, serverOnly))) return 'server'
  }
  const arrow = arrows[house]
  if (name !== undefined) return arrow && !mayImport(name, { arrow, where, root }) ? 'arrow' : undefined
  if (!path.startsWith(`${house}/src/`)) return leaves({ where, path, arrow }) ? 'leaves' : undefined
  if (isTest) return undefined
  const to = path.slice(`${house}/src/`.length)
  const [from, into] = [inside, to].map((file) => (file.includes('/') ? file.split('/')[0] : ''))
  if (from === into) return undefined
  if (house === 'packages/hooks' && into === 'forms' && !isDoor(root, where)) return 'forms'
  const doors = house === 'packages/relay' && from !== '' ? moduleDoors[into] : undefined
  return doors && !doors.includes(to.slice(into.length + 1)) ? 'pastDoors' : undefined
}

function mayImport(name, { arrow: { only = {}, never = [] }, where: { house, inside, isTest }, root }) {
  const own = readManifest(root, house)
  if (isTest)
    return (
      name.startsWith('node:') ||
      [own.code, own.tests, readManifest(root, '.').tests].some((names) => isAmong(name, names))
    )
  const kept = Object.entries(only).filter(([, names]) => isAmong(name, names))
  if (kept.length > 0) return kept.some(([place]) => inside.startsWith(place))
  return isAmong(name, own.code) && !isAmong(name, never)
}

const manifests = new Map()

function readManifest(root, house) {
  const file = join(root, house, 'package.json')
  if (!manifests.has(file)) {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    const code = Object.keys({ ...dependencies, ...peerDependencies })
    manifests.set(file, { code, tests: Object.keys(devDependencies ?? {}) })
  }
  return manifests.get(file)
}

/** A package's name stands for all of its entries. */
function isAmong(name, names) {
  return names.some((each) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each || name.startsWith(`${each}/`),
  )
}

/** Tests may go to what stands beside `src` and to what the arrows name by path, others only to the package's JSON. */
function leaves({ where: { house, isTest }, path, arrow }) {
  if (!isTest) return !(dirname(path) === house && path.endsWith('.json'))
  if (path.startsWith(`${house}/`) || (arrow === undefined && house !== 'apps/host')) return false
  return !(arrow?.byPath ?? []).some((name) => path.startsWith(posix.join(house, name)))
}

function isDoor(root, { house, inside }) {
  return listDoors(join(root, house)).some(({ file }) => toPath(file, root) === `${house}/src/${inside}`)
}
