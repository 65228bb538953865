import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { listDoors } from '../doors/listDoors.js'
import { allowedInEveryTest, arrows } from '../imports/arrows.js'
import { layers } from '../imports/layers.js'
import { moduleDoors } from '../imports/moduleDoors.js'
import { whereIs } from '../whereIs.js'

/** The one example that is no host of its own: the sample host runs it as it is, so that there is one text of it. */
const ranByTheHost = 'packages/relay/examples/clamdscan.ts'
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

/** Which way imports may point, between the packages and between their folders: `scripts/lint/imports` holds what may import what. */
export const importArrows = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      arrow: '{{from}} may not import {{to}}: scripts/lint/imports/arrows.js says what it may.',
      leaves: 'An import may not leave the package by path: import {{to}} by the name of its package.',
      above:
        '{{from}} may not import {{to}}, a folder above it: scripts/lint/imports/layers.js has the order.',
      noPlace: '{{from}} has no place in the order of folders: scripts/lint/imports/layers.js.',
      pastDoors: '{{to}} is entered by its doors only: scripts/lint/imports/moduleDoors.js.',
      forms: 'Only forms/ knows forms: @onlend/hooks itself must load without them.',
      name: 'A file or folder says what is in it: formatMoney.ts, never utils.ts.',
      server:
        'The browser part of the host may not import {{to}}: it would bring the server, and its key, along.',
    },
  },
  create(context) {
    const where = whereIs(context.filename)
    if (where === undefined || where.house === '.storybook') return {}
    const root = context.filename.slice(0, -`/${where.house}/src/${where.inside}`.length)
    const check = (node, source) => {
      if (typeof source !== 'string') return
      const to = toTarget(source.split('?')[0], { root, where, filename: context.filename })
      const messageId = findProblem({ where, root, ...to })
      if (messageId)
        context.report({ node, messageId, data: { from: describe(where), to: to.path ?? to.name } })
    }
    return {
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
    if (path?.startsWith('apps/host/src/server/') || (name && mayImport(name, serverOnly))) return 'server'
  }
  const arrow = arrows[house]
  if (name !== undefined) return arrow && !mayImport(name, allowedNames(arrow, where)) ? 'arrow' : undefined
  if (!path.startsWith(`${house}/src/`)) return leaves({ where, path, arrow }) ? 'leaves' : undefined
  if (isTest) return undefined
  const to = path.slice(`${house}/src/`.length)
  if (
    house === 'packages/hooks' &&
    to.startsWith('forms/') &&
    !inside.startsWith('forms/') &&
    !isDoor(root, where)
  )
    return 'forms'
  return findLayerProblem({ root, where, to })
}

function allowedNames({ allow, below, inTests }, { inside, isTest }) {
  // A test of a folder's code may meet what that code meets, wherever it stands.
  if (isTest) return [...allow, ...Object.values(below).flat(), ...inTests, ...allowedInEveryTest]
  const folders = Object.keys(below).filter((folder) => inside.startsWith(folder))
  return [...allow, ...folders.flatMap((folder) => below[folder])]
}

/** A name that ends in `*` stands for all that begin with it, another package's name for all of its entries, one of this house for that door. */
function mayImport(name, allowed) {
  return allowed.some((each) => {
    if (each.endsWith('*')) return name.startsWith(each.slice(0, -1))
    return name === each || (!each.startsWith('@onlend/') && name.startsWith(`${each}/`))
  })
}

/** Tests may go to what stands beside `src` and to what the arrows name by path, others only to the package's JSON. */
function leaves({ where: { house, isTest }, path, arrow }) {
  if (!isTest) return path !== ranByTheHost && !(dirname(path) === house && path.endsWith('.json'))
  if (path.startsWith(`${house}/`) || (arrow === undefined && house !== 'apps/host')) return false
  const byPath = (arrow?.inTests ?? []).filter((name) => name.startsWith('../'))
  return !byPath.some((name) => path.startsWith(posix.join(house, name).replace(/\*$/, '')))
}

function findLayerProblem({ root, where, to }) {
  const folders = layers[where.house]
  const [from, into] = [where.inside, to].map((file) => (file.includes('/') ? file.split('/')[0] : undefined))
  if (folders === undefined || from === undefined) return undefined
  const doors = moduleDoors[where.house]?.[into]
  if (doors && from !== into && !doors.includes(to.slice(into.length + 1))) return 'pastDoors'
  if (isDoor(root, where)) return undefined
  if (!folders.includes(from)) return 'noPlace'
  return folders.indexOf(into) > folders.indexOf(from) ? 'above' : undefined
}

function isDoor(root, { house, inside }) {
  return listDoors(join(root, house)).some(({ file }) => toPath(file, root) === `${house}/src/${inside}`)
}

function describe({ house, inside }) {
  return `${house}/src/${inside}`
}
