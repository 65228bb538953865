import { escapeText } from './escapeText.ts'
import { openTypes } from './openTypes.ts'
import { propertyTable } from './propertyTable.ts'

const doors = [
  ['@onlend/hooks', 'packages/hooks/src/index.ts'],
  ['@onlend/hooks/forms', 'packages/hooks/src/forms/index.ts'],
  ['@onlend/hooks/tables', 'packages/hooks/src/tables/index.ts'],
  ['@onlend/hooks/operators', 'packages/hooks/src/operators/index.ts'],
  ['@onlend/bulk/headless', 'packages/bulk/src/headless.ts'],
] as const

/** The reference of the hooks: each with its parameters and its result. */
export function writeHooks(): string {
  const types = openTypes(doors.map(([, file]) => file))
  const sections = doors.map(([door, file]) => {
    const hooks = [...types.listExports(file)].filter(([name]) => /^use[A-Z]/.test(name))
    const entries = hooks.map(([name, symbol]) => {
      const [signature] = types.typeOf(symbol).getCallSignatures()
      const [parameter] = signature?.parameters ?? []
      const properties = parameter ? types.readProperties(types.typeOf(parameter)) : []
      const isPlain = properties.length > 0 && properties.length < 40
      return [
        `### \`${name}\``,
        escapeText(types.readText(symbol)),
        ...(isPlain ? [propertyTable(properties)] : []),
        signature ? `Returns \`${shorten(types.print(signature.getReturnType()))}\`.` : '',
      ].join('\n\n')
    })
    return [`## ${door}`, ...entries].join('\n\n')
  })
  return sections.join('\n\n')
}

const longest = 240

/** The beginning of a type that is longer than a person reads. */
function shorten(type: string): string {
  return type.length > longest ? `${type.slice(0, longest)}…` : type
}
