import { insertLine } from './insertLine.mjs'
import { testRegistrations } from './testRegistrations.mjs'

/** The lists a new endpoint is entered in, by path from the root: each value takes the file's text and returns it with the new lines. */
export function registrations(endpoint) {
  const { name, hook, thing, thingCamel, isRead } = endpoint
  const intoTable = (path) => (text) => {
    const withEntry = insertLine(text, {
      line: `  ${name},`,
      after: /^export const \w+.* = \{$/m,
      before: /^\}/,
    })
    return addImport(withEntry, { line: `import { ${name} } from '${path}'`, like: path.replace(name, '') })
  }
  const folder = isRead ? 'reads' : 'writes'
  const hookExports = [
    ...(isRead
      ? ['QueryKey', 'QueryOptions'].map(
          (end) => `export { ${thingCamel}${end} } from './reads/${thingCamel}${end}.ts'`,
        )
      : []),
    `export { ${hook}, type Use${thing}Parameters, type Use${thing}ReturnType } from './${folder}/${hook}.ts'`,
  ]
  return {
    'packages/core/src/endpoints/endpoints.ts': intoTable(`./${name}.ts`),
    'packages/core/src/index.ts': (text) =>
      addExports(text, [`export { ${name} } from './endpoints/${name}.ts'`], "from './endpoints/"),
    'packages/hooks/src/index.ts': (text) => addExports(text, hookExports, `from './${folder}/`),
    'packages/sandbox/src/handlers.ts': intoTable(`./handlers/${name}.ts`),
    ...(isRead ? {} : writeRegistrations(endpoint)),
    ...testRegistrations(endpoint),
  }
}

/** What counts as a write is a type that other types hang on, so a write is named there too. */
function writeRegistrations({ name }) {
  return {
    'packages/core/src/models/Operation.ts': (text) =>
      insertLine(text, { line: `    '${name}',`, after: /kind: openUnion\($/m, before: /^ {2}\)/ }),
    'packages/hooks/src/provider/LendingEvent.ts': (text) =>
      insertLine(text, { line: `  | '${name}'`, after: /^export type WriteName/m, before: /^>/ }),
    'packages/hooks/src/writes/touchedReads.ts': (text) =>
      insertLine(text, { line: `  ${name}: [],`, after: /^export const touchedReads/m, before: /^\}/ }),
  }
}

/** Behind the last import of its kind. */
function addImport(text, { line, like }) {
  return addBehindLast(
    text,
    [line],
    (each) => each.startsWith('import') && each.includes(`from '${like.replace('.ts', '')}`),
  )
}

function addExports(text, lines, like) {
  return addBehindLast(text, lines, (each) => each.includes(like))
}

function addBehindLast(text, added, isLike) {
  const lines = text.split('\n')
  const last = lines.findLastIndex(isLike)
  if (last === -1) throw new Error(`There is no line like "${added[0]}" to add it behind.`)
  lines.splice(last + 1, 0, ...added)
  return lines.join('\n')
}
