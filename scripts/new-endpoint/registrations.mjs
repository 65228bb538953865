import { insertLine } from './insertLine.mjs'

/**
 * The lists a new endpoint is entered in: four, and five more for a write, by path from the root: each value takes the file's text and returns it with
 * the new lines. Everything else is derived from the first.
 */
export function registrations({ name, hook, thing, thingCamel, isRead }) {
  const ofRead = isRead ? `${thingCamel}QueryKey, ${thingCamel}QueryOptions, ` : ''
  const types = `type Use${thing}Parameters, type Use${thing}ReturnType`
  const folder = isRead ? 'reads' : 'writes'
  const ofWrite = isRead ? {} : writeRegistrations(name)
  return {
    ...ofWrite,
    'packages/core/src/endpoints/index.ts': (text) =>
      insertInOrder(text, { line: `export { ${name} } from './${name}.ts'`, like: /^export \{/ }),
    'packages/core/src/index.ts': (text) =>
      insertInOrder(text, {
        line: `export { ${name} } from './endpoints/${name}.ts'`,
        like: /^export \{ \w+ \} from '\.\/endpoints\//,
      }),
    'packages/hooks/src/index.ts': (text) =>
      insertBehindLast(text, {
        line: `export { ${ofRead}${hook}, ${types} } from './${folder}/${hook}.ts'`,
        like: new RegExp(`from '\\./${folder}/use`),
      }),
    'packages/sandbox/src/handlers.ts': (text) =>
      insertInOrder(
        insertLine(text, { line: `  ${name},`, after: /^export const handlers.* = \{$/m, before: /^\}/ }),
        { line: `import { ${name} } from './handlers/${name}.ts'`, like: /from '\.\/handlers\// },
      ),
  }
}

/**
 * The door of the operations, the two tables of them, the examples of their test and the relay's limits: where a write is missing, they
 * do not compile.
 */
function writeRegistrations(name) {
  const operation = `${name}Operation`
  const folder = 'packages/core/src/operations'
  return {
    [`${folder}/index.ts`]: (text) =>
      insertInOrder(text, { line: `export { ${operation} } from './${name}.ts'`, like: /Operation \} from/ }),
    [`${folder}/operations.ts`]: (text) =>
      insertInOrder(
        insertLine(text, {
          line: `  ${name}: ${operation},`,
          after: /^export const operations/m,
          before: /^\}/,
        }),
        { line: `import { ${operation} } from './${name}.ts'`, like: /^import \{ \w+Operation \}/ },
      ),
    [`${folder}/effects.ts`]: (text) =>
      insertLine(text, {
        line: `  ${name}: {\n    settledBy: 'answer',\n    touches: [],\n  },`,
        after: /^export const effects/m,
        before: /^\}/,
      }),
    [`${folder}/operations.test.ts`]: (text) =>
      insertLine(text, { line: writeExample(name), after: /^const examples/m, before: /^\}/ }),
    'packages/relay/src/http/bodyLimits.ts': (text) =>
      insertLine(text, { line: `    ${name}: megabyte,`, after: /^ {2}json: \{$/m, before: /^ {2}\}/ }),
  }
}

/** What a write that nothing is known of yet is compared by: its reference. */
function writeExample(name) {
  return `  ${name}: {
    body: { reference: 'a' },
    summary: { recipient: 'a' },
    equal: [{ reference: ' a ' }],
    different: [{ reference: 'b' }],
  },`
}

/** Among the lines of its kind, which stand in the order of the alphabet. */
function insertInOrder(text, { line, like }) {
  const lines = text.split('\n')
  const next = lines.findIndex((each) => like.test(each) && each > line)
  if (next === -1) return insertBehindLast(text, { line, like })
  lines.splice(next, 0, line)
  return lines.join('\n')
}

function insertBehindLast(text, { line, like }) {
  const lines = text.split('\n')
  const last = lines.findLastIndex((each) => like.test(each))
  if (last === -1) throw new Error(`There is no line like "${line}" to add it behind.`)
  lines.splice(last + 1, 0, line)
  return lines.join('\n')
}
