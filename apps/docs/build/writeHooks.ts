import type ts from 'typescript'
import { escapeText } from './escapeText.ts'
import { openTypes, type Types } from './openTypes.ts'
import { propertyTable } from './propertyTable.ts'

const doors = [
  ['@onlend/hooks', 'packages/hooks/src/index.ts'],
  ['@onlend/hooks/forms', 'packages/hooks/src/forms/index.ts'],
  ['@onlend/hooks/tables', 'packages/hooks/src/tables/index.ts'],
  ['@onlend/hooks/operators', 'packages/hooks/src/operators/index.ts'],
  ['@onlend/bulk/headless', 'packages/bulk/src/headless.ts'],
] as const

/** The reference of the hooks: each with its parameters, its result, its query key and an example. */
export function writeHooks(): string {
  const types = openTypes(doors.map(([, file]) => file))
  const sections = doors.map(([door, file]) => {
    const names = types.listExports(file)
    const hooks = [...names].filter(([name]) => /^use[A-Z]/.test(name))
    return [`## ${door}`, ...hooks.flatMap(([name, symbol]) => writeHook(types, { name, symbol, names }))]
  })
  return [
    'Every read returns the result of a TanStack query unchanged, every write the result of a mutation; `error` is a [`LendingError`](/reference/errors/) with its category and code. The tables list what is added or typed here.',
    ...sections.flat(),
  ].join('\n\n')
}

type Hook = { name: string; symbol: ts.Symbol; names: ReadonlyMap<string, ts.Symbol> }

function writeHook(types: Types, { name, symbol, names }: Hook): string[] {
  const [signature] = types.typeOf(symbol).getCallSignatures()
  const [parameter] = signature?.parameters ?? []
  const result = signature?.getReturnType()
  const table = (type: ts.Type | undefined, of: 'parameters' | 'result') => {
    const properties = type ? types.readProperties(type).filter(({ isOurs }) => isOurs) : []
    return properties.length > 0 && properties.length < 60 ? [propertyTable(properties, of)] : []
  }
  const example = types.readExample(symbol)
  const stem = `${name.charAt(3).toLowerCase()}${name.slice(4)}`
  const options = `${stem}QueryOptions`
  return [
    `### \`${name}\``,
    escapeText(types.readText(symbol)),
    ...(example === null ? [] : [`\`\`\`tsx\n${example}\n\`\`\``]),
    ...table(parameter && types.typeOf(parameter), 'parameters'),
    result ? `Returns \`${shorten(types.print(result))}\`.` : '',
    ...table(result, 'result'),
    names.has(options) ? `For loaders and invalidation: \`${options}\`.` : '',
  ].filter(Boolean)
}

const longest = 240

/** The beginning of a type that is longer than a person reads. */
function shorten(type: string): string {
  return type.length > longest ? `${type.slice(0, longest)}…` : type
}
