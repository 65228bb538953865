import { allowedInEveryTest, arrows } from './arrows.js'
import { layerRules } from './layerRules.js'
import { toPath } from './toPath.js'

const testFolders = '(?:test|testing|stories|fixtures|test-support)/'
const tests = ['\\.(?:test|stories)\\.[jt]sx?$', `/src/${testFolders}`, `/src/.*/${testFolders}`]
/** The one example that is no host of its own: the sample host runs it as it is, so that there is one text of it. */
const ranByTheHost = '^packages/relay/examples/clamdscan\\.ts$'
const where = 'What may be imported where: scripts/lint/imports/arrows.js.'

/** The rules of dependency-cruiser that hold the arrows between the packages, and what each folder may meet. */
export function importRules(root) {
  const toPaths = (names) => names.map((name) => toPath(root, name))
  return [
    ...Object.entries(arrows).flatMap(([house, arrow]) => houseRules(house, arrow, toPaths)),
    ...leavingRules(toPaths),
    ...layerRules(root, tests),
    {
      name: 'forms-are-optional',
      comment: 'Only forms/ knows forms: @onlend/hooks itself must load without them.',
      severity: 'error',
      from: { path: '^packages/hooks/src/', pathNot: ['^packages/hooks/src/forms/', ...tests] },
      to: { path: '^packages/hooks/src/forms/' },
    },
    {
      name: 'telling-file-name',
      comment: 'A file or folder says what is in it: formatMoney.ts, never utils.ts.',
      severity: 'error',
      from: {},
      to: { path: '/(?:utils?|helpers?|common|misc|shared)[./]', pathNot: 'node_modules' },
    },
    {
      name: 'no-server-in-the-browser',
      comment:
        'The browser part of the host may not import this: it would bring the server, and its key, along.',
      severity: 'error',
      from: { path: '^apps/host/src/(?:app|shop)/', pathNot: tests },
      to: {
        path: [
          '^apps/host/src/server/',
          '^packages/(?:relay|sandbox)/',
          ...toPaths(['node:*', 'hono', '@hono/*', '@electric-sql/*', 'pg']),
        ],
      },
    },
  ]
}

function houseRules(house, { allow, below, inTests }, toPaths) {
  const own = `^${house}/`
  const folders = Object.keys(below).map((folder) => `^${house}/src/${folder}`)
  const rule = ({ name, from, allowed }) => ({
    name,
    comment: `${name} may not import this. ${where}`,
    severity: 'error',
    from,
    to: { pathNot: [own, ...toPaths(allowed)], dependencyTypesNot: ['local'] },
  })
  return [
    rule({
      name: house,
      from: { path: `^${house}/src/`, pathNot: [...folders, ...tests] },
      allowed: allow,
    }),
    ...Object.entries(below).map(([folder, more]) =>
      rule({
        name: `${house}/src/${folder}`,
        from: { path: `^${house}/src/${folder}`, pathNot: tests },
        allowed: [...allow, ...more],
      }),
    ),
    rule({
      name: `tests of ${house}`,
      from: { path: tests, pathNot: `^(?!${house}/src/)` },
      // A test of a folder's code may meet what that code meets, wherever it stands.
      allowed: [...allow, ...Object.values(below).flat(), ...inTests, ...allowedInEveryTest],
    }),
  ]
}

/** An import may not leave the package by path; tests may go to what stands beside `src`, others only to its JSON. */
function leavingRules(toPaths) {
  const byPath = (name) => name.startsWith('../')
  const rule = ({ name, from, allowed }) => ({
    name,
    comment: 'An import may not leave the package by path: import it by the name of its package.',
    severity: 'error',
    from,
    to: { dependencyTypes: ['local'], pathNot: allowed },
  })
  return [
    rule({
      name: 'leaves-the-package',
      from: { path: '^((?:packages|apps)/[^/]+)/src/', pathNot: tests },
      allowed: ['^$1/src/', '^$1/[^/]+\\.json$', ranByTheHost],
    }),
    ...Object.keys({ 'apps/host': undefined, ...arrows }).map((house) =>
      rule({
        name: `tests of ${house} leave the package`,
        from: { path: tests, pathNot: `^(?!${house}/src/)` },
        allowed: [`^${house}/`, ...toPaths((arrows[house]?.inTests ?? []).filter(byPath))],
      }),
    ),
  ]
}
