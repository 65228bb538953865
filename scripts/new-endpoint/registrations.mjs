import { insertLine } from './insertLine.mjs'

/**
 * The three lists a new endpoint is entered in, by path from the root: each value takes the file's text and returns it with
 * the new lines. Everything else is derived from the first.
 */
export function registrations({ name, hook, thing, thingCamel, isRead }) {
  const ofRead = isRead ? `${thingCamel}QueryKey, ${thingCamel}QueryOptions, ` : ''
  const types = `type Use${thing}Parameters, type Use${thing}ReturnType`
  const folder = isRead ? 'reads' : 'writes'
  return {
    'packages/core/src/endpoints/index.ts': (text) =>
      insertInOrder(text, { line: `export { ${name} } from './${name}.ts'`, like: /^export \{/ }),
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
