import { join } from 'node:path'
import { listDoors } from '../doors/listDoors.js'
import { whereIs } from '../whereIs.js'

/** Files of a few lines each that were always imported together: one module, named for what its values share. */
const sharedModules = {
  'packages/core': [
    ...['envelopes', 'effects', 'amounts/scaledIntegers', 'dates/isoDates', 'models/AssessmentDocument'],
    ...['multipart/stagedForm', 'operations/bodyFields', 'paths/ids', 'readers/shapes', 'readers/values'],
    'relay/headerNames',
  ],
  'packages/hooks': [
    ...['assessmentDraft', 'assessmentSlots', 'assessmentSteps', 'figure', 'figureHeadings'].map(
      (name) => `forms/submit-credit-assessment/${name}`,
    ),
  ],
  'packages/relay': [
    ...['database/storableValues', 'http/requestBody', 'inbox/signedWebhooks', 'inbox/sql/distinctEvents'],
    ...['ledger/writeOperation', 'lib/jsonBytes', 'lib/jsonText', 'lib/patterns/secretKeys'],
  ],
  'packages/widgets': ['ui/drawIcon', 'ui/icons', 'ui/listIcons'],
}

const exempt = (where) =>
  where.isTest ||
  /^index\.tsx?$/.test(where.name) ||
  sharedModules[where.house]?.includes(where.inside.replace(/\.ts$/, '')) ||
  /\.config\.[cm]?[jt]s$/.test(where.name) ||
  where.house === '.storybook'

/**
 * A file exports one value and is named after it; exported types do not count. The hook of a read is one value with its
 * query key and its query options, which carry its name; an operation of core carries the name of its write, with its effects
 * beside it, which browsers load without the rest. The modules that hold several values are listed by name.
 */
export const oneValuePerFile = {
  createOnce(context) {
    return {
      Program(program) {
        const where = whereIs(context.filename)
        if (where === undefined || exempt(where)) return
        // The entries of a package export what others import.
        if (listDoors(join(where.root, where.house)).some(({ file }) => file === context.filename)) return
        const base = where.name.replace(/(?:\.words)?\.[^.]+$/, '')
        const extension = where.name.slice(base.length + 1)
        const names = program.body.flatMap((statement) => exportedValues(statement))
        const distinct = [...new Set(names)].filter(
          (name) => !belongsToHook(name, base) && !belongsToWrite(name, where),
        )
        const [name = base] = distinct
        const report = (message) => context.report({ node: program, message })
        if (distinct.length > 1)
          report(`One exported value per file: this one exports ${distinct.join(', ')}.`)
        else if (name !== base)
          report(`The file is named after what it exports: ${name} belongs in ${name}.${extension}.`)
      },
    }
  },
}

/** `creditLimitQueryOptions` belongs to `useCreditLimit`. */
function belongsToHook(name, base) {
  const match = /^([a-z]\w*)QueryOptions$/.exec(name)
  return match !== null && base === `use${match[1][0].toUpperCase()}${match[1].slice(1)}`
}

/** `withdrawOperation` and `withdrawEffects` belong to core's `operations/withdraw.ts`. */
function belongsToWrite(name, { house, inside }) {
  const [, write] = /^operations\/(\w+)\.ts$/.exec(inside) ?? []
  return house === 'packages/core' && [`${write}Operation`, `${write}Effects`].includes(name)
}

function exportedValues(statement) {
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
  const { declaration } = statement
  if (declaration === null || declaration === undefined) {
    return statement.specifiers
      .filter(({ exportKind }) => exportKind !== 'type')
      .map(({ exported }) => exported.name)
  }
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id }) => id.name ?? 'a pattern')
  }
  const isValue = ['FunctionDeclaration', 'ClassDeclaration', 'TSDeclareFunction'].includes(declaration.type)
  return isValue ? [declaration.id.name] : []
}
