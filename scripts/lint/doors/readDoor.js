import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { listDoors } from './listDoors.js'

const parsed = new Map()

/**
 * The names that a module exports, in order, each with the kinds of declaration behind it (`function`, `const`, `class`, `type`) and the
 * file that declares it. Reads the sources as text, through re-exports and into the other packages of this house.
 *
 * @param packages Absolute folder of the packages.
 */
export function readDoor(file, packages) {
  return [...readExports(file, packages)]
    .map(([name, found]) => ({ name, ...found }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function readExports(file, packages) {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const names = new Map()
  parsed.set(file, names)
  const declared = new Map()
  const note = (map, name, kind) => map.set(name, { kinds: [...(map.get(name)?.kinds ?? []), kind], file })
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  for (const statement of source.statements) {
    const isExported = (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const [name, kind] of declarations(statement)) {
      note(declared, name, kind)
      if (isExported) note(names, name, kind)
    }
  }
  for (const statement of source.statements.filter(ts.isExportDeclaration)) {
    const from = statement.moduleSpecifier && resolve(statement.moduleSpecifier.text, file, packages)
    const behind = from === undefined ? declared : readExports(from, packages)
    if (statement.exportClause === undefined) {
      for (const [name, found] of behind) names.set(name, found)
      continue
    }
    for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
      const found = behind.get((propertyName ?? name).text) ?? { kinds: ['const'], file }
      const asType = isTypeOnly || statement.isTypeOnly
      names.set(name.text, asType ? { ...found, kinds: ['type'] } : found)
    }
  }
  return names
}

function declarations(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => [name.text, 'const'])
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text, 'function']]
  if (ts.isClassDeclaration(statement)) return [[statement.name?.text, 'class']]
  if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
    return [[statement.name.text, 'type']]
  return []
}

/** The file behind an import; undefined for a package that is not of this house. */
function resolve(specifier, from, packages) {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, folder] = /^@onlend\/([^/]+)/.exec(specifier) ?? []
  if (folder === undefined) return undefined
  return listDoors(join(packages, folder)).find(({ door }) => door === specifier)?.file
}
