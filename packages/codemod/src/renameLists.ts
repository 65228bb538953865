import ts from 'typescript'
import type { Edits } from './createEdits.ts'
import { findAdvice } from './findAdvice.ts'
import { findToday } from './findToday.ts'
import { importedName } from './importedName.ts'
import { readEntry } from './readEntry.ts'
import { entryRenames } from './renames/entryRenames.ts'

type Element = ts.ImportSpecifier | ts.ExportSpecifier
type List = {
  declaration: ts.ImportDeclaration | ts.ExportDeclaration
  module: ts.Expression
  entry: string
  names: ts.NamedImports | ts.NamedExports
}
type Named = { element: Element; home: string; newName: string }

/**
 * Renames what a file imports from the kit and passes on from it, and says which names the rest of the file has to use instead. A name that
 * is taken in this file already is imported under its old name.
 */
export function renameLists(edits: Edits): ReadonlyMap<ts.Declaration, string> {
  const locals = new Map<ts.Declaration, string>()
  const taken = findNames(edits.source)
  const lists = edits.source.statements.flatMap(readList)

  for (const list of lists) {
    const named = [...list.names.elements].map((element): Named => {
      const kit = { entry: list.entry, name: importedName(element) }
      const advice = findAdvice(kit)
      if (advice !== undefined)
        edits.leave(element, `${kit.name} of ${kit.entry} has no successor. ${advice}`)
      const today = findToday(kit)
      return { element, home: today.entry, newName: today.name }
    })
    const kept = findKeptHome(list, named)
    const movers = named.filter(({ home }) => home !== kept)
    if (movers.length > 0 && hasComments(list.names)) {
      edits.leave(
        list.declaration,
        `${movers.map(({ element }) => importedName(element)).join(', ')} moved to ${movers.map(({ home }) => home).join(', ')}. Comments stand between the names: move them by hand.`,
      )
      continue
    }
    for (const { element, newName } of named) {
      if (!ts.isImportSpecifier(element) || element.propertyName || newName === element.name.text) continue
      if (taken.has(newName)) continue
      taken.add(newName)
      locals.set(element, newName)
    }
    const write = ({ element, newName }: Named) => writeElement(element, newName, locals.get(element))
    for (const one of named) {
      const { element, home, newName } = one
      const name = importedName(element)
      if (home !== list.entry) edits.note(element, `${name} of ${list.entry}`, `${newName} of ${home}`)
      else if (newName !== name) edits.note(element, name, newName)
      if (home !== kept || newName === name) continue
      edits.replace(element.getStart(edits.source), element.end, write(one))
    }
    if (kept !== list.entry) edits.replaceString(list.module, kept)
    removeNames(edits, named, movers)
    for (const home of new Set(movers.map((mover) => mover.home))) {
      const texts = movers.filter((mover) => mover.home === home).map(write)
      const beside = lists.find((other) => isBeside(other, list, home))
      const last = beside?.names.elements.at(-1)
      if (last) edits.replace(last.end, last.end, `, ${texts.join(', ')}`)
      else addList(edits, list, home, texts)
    }
  }
  return locals
}

function readList(statement: ts.Statement): List[] {
  const isList = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
  const names = !isList
    ? undefined
    : ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
  if (!isList || !statement.moduleSpecifier || !names) return []
  const entry = readEntry(statement.moduleSpecifier)
  if (entry === undefined || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return []
  return [{ declaration: statement, module: statement.moduleSpecifier, entry, names }]
}

/** Where the list itself stays, or goes with all that does not go elsewhere. */
function findKeptHome({ declaration, entry }: List, named: readonly Named[]): string {
  const own = entryRenames.get(entry) ?? entry
  const hasDefault = ts.isImportDeclaration(declaration) && declaration.importClause?.name !== undefined
  return hasDefault || named.length === 0 || named.some(({ home }) => home === own)
    ? own
    : (named[0]?.home ?? own)
}

function writeElement(element: Element, newName: string, local = element.name.text): string {
  const type = element.isTypeOnly ? 'type ' : ''
  return `${type}${newName === local ? newName : `${newName} as ${local}`}`
}

function removeNames(edits: Edits, named: readonly Named[], movers: readonly Named[]): void {
  const lastKept = named.findLastIndex((one) => !movers.includes(one))
  for (const [index, one] of named.entries()) {
    const next = named[index + 1]
    if (movers.includes(one) && index < lastKept && next)
      edits.replace(one.element.getStart(edits.source), next.element.getStart(edits.source), '')
  }
  const [kept, last] = [named[lastKept], named.at(-1)]
  if (kept && last && kept !== last) edits.replace(kept.element.end, last.element.end, '')
}

/** Whether names may be added to an import that is there already. */
function isBeside(other: List, list: List, home: string): boolean {
  if (!ts.isImportDeclaration(other.declaration) || !ts.isImportDeclaration(list.declaration)) return false
  const isStill = other.names.elements.every(
    (element) => findToday({ entry: other.entry, name: importedName(element) }).entry === other.entry,
  )
  return (
    other.entry === home &&
    other.names.elements.length > 0 &&
    isStill &&
    isType(other.declaration) === isType(list.declaration)
  )
}

function addList(edits: Edits, { declaration, module }: List, home: string, texts: readonly string[]): void {
  const { text } = edits.source
  const quote = text.charAt(module.getStart(edits.source))
  const type = isType(declaration) ? 'type ' : ''
  const word = ts.isImportDeclaration(declaration) ? 'import' : 'export'
  const end = text.charAt(declaration.end - 1) === ';' ? ';' : ''
  const line = text.includes('\r\n') ? '\r\n' : '\n'
  const at = ts.getTrailingCommentRanges(text, declaration.end)?.at(-1)?.end ?? declaration.end
  edits.replace(
    ...([at, at] as const),
    `${line}${word} ${type}{ ${texts.join(', ')} } from ${quote}${home}${quote}${end}`,
  )
}

function isType(declaration: List['declaration']): boolean {
  return ts.isImportDeclaration(declaration)
    ? declaration.importClause?.isTypeOnly === true
    : declaration.isTypeOnly
}

function hasComments(names: List['names']): boolean {
  return /\/[/*]/.test(names.getText())
}

/** Every name that means something in the file by itself, in whichever scope. */
function findNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isOnlyMember(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

function isOnlyMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return parent.propertyName === node
  return ts.isJsxAttribute(parent) || ts.isPropertySignature(parent)
}
