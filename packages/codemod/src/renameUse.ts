import ts from 'typescript'
import type { Edits } from './createEdits.ts'
import { bindingName } from './bindingName.ts'
import type { Reader } from './createReader.ts'
import { findAdvice } from './findAdvice.ts'
import { findToday, type KitName } from './findToday.ts'
import { readEntry } from './readEntry.ts'
import { entryRenames } from './renames/entryRenames.ts'
import { exportRenames } from './renames/exportRenames.ts'

/** Renames one node, if it is a use of a name of the kit outside of the lists of imports and exports. */
export function renameUse(
  node: ts.Node,
  { edits, reader, locals }: { edits: Edits; reader: Reader; locals: ReadonlyMap<ts.Declaration, string> },
): void {
  if (ts.isIdentifier(node)) renameLocal(node, { edits, reader, locals })
  else if (ts.isPropertyAccessExpression(node)) renameMember(node.expression, node.name)
  else if (ts.isQualifiedName(node)) renameMember(node.left, node.right)
  else if (ts.isBindingElement(node)) renameTaken(node)
  else if (ts.isImportTypeNode(node)) renameImportType(node, edits)
  else if (ts.isStringLiteralLike(node)) renamePath(node, edits)

  function renameMember(owner: ts.Node, name: ts.MemberName): void {
    const kit = reader.readKit(owner)
    const newName =
      kit?.name === null ? inPlace({ entry: kit.entry, name: name.text }, name, edits) : undefined
    if (newName === undefined) return
    edits.replace(name.getStart(edits.source), name.end, newName)
    edits.note(name, name.text, newName)
  }

  /** `const { X } = await import('…')`. */
  function renameTaken(element: ts.BindingElement): void {
    const kit = ts.isIdentifier(element.name) ? reader.readKit(element.name) : undefined
    const name = bindingName(element)
    if (!kit || kit.name === null || !name) return
    const newName = inPlace({ entry: kit.entry, name: name.text }, name, edits)
    if (newName === undefined) return
    const at = name.getStart(edits.source)
    if (element.propertyName) edits.replace(at, name.end, newName)
    else edits.replace(at, at, `${newName}: `)
    edits.note(name, name.text, newName)
  }
}

function renameLocal(
  node: ts.Identifier,
  { edits, reader, locals }: { edits: Edits; reader: Reader; locals: ReadonlyMap<ts.Declaration, string> },
): void {
  const { parent } = node
  if (ts.isImportSpecifier(parent)) return
  if (ts.isExportSpecifier(parent)) {
    const isOutside = parent.propertyName !== undefined && parent.name === node
    if (isOutside || parent.parent.parent.moduleSpecifier) return
  }
  const declaration = reader.declarationOf(node)
  const newName = declaration && locals.get(declaration)
  if (newName === undefined) return
  const at = node.getStart(edits.source)
  const isShorthand = ts.isShorthandPropertyAssignment(parent) && parent.name === node
  if (isShorthand) edits.replace(at, at, `${node.text}: `)
  // What the file itself exports keeps its name: others import it.
  const isPassedOn = ts.isExportSpecifier(parent) && !parent.propertyName
  edits.replace(at, node.end, isPassedOn ? `${newName} as ${node.text}` : newName)
  edits.note(node, node.text, newName)
}

/** The new name where the entry stays the same one; what has moved out of it cannot be said in place. */
function inPlace(kit: KitName, node: ts.Node, edits: Edits): string | undefined {
  const advice = findAdvice(kit)
  if (advice !== undefined) edits.leave(node, `${kit.name} of ${kit.entry} has no successor. ${advice}`)
  const today = findToday(kit)
  if (today.entry === (entryRenames.get(kit.entry) ?? kit.entry))
    return today.name === kit.name ? undefined : today.name
  edits.leave(node, `${kit.name} is ${today.name} of ${today.entry} now: import it from there.`)
  return undefined
}

/** `import('…').X`. */
function renameImportType(node: ts.ImportTypeNode, edits: Edits): void {
  const argument = ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const entry = readEntry(argument)
  if (entry === undefined || !argument) return
  const { qualifier } = node
  const name = qualifier && (ts.isIdentifier(qualifier) ? qualifier : undefined)
  const today = findToday({ entry, name: name?.text ?? '' })
  const advice = name && findAdvice({ entry, name: name.text })
  if (advice !== undefined) edits.leave(node, `${name?.text} of ${entry} has no successor. ${advice}`)
  if (today.entry !== entry) {
    edits.replaceString(argument, today.entry)
    edits.note(argument, entry, today.entry)
  }
  if (!name || today.name === name.text) return
  edits.replace(name.getStart(edits.source), name.end, today.name)
  edits.note(name, name.text, today.name)
}

/** The string of an import; one that stands anywhere else, as in `vi.mock('…')`, may mean something else. */
function renamePath(node: ts.StringLiteralLike, edits: Edits): void {
  const newEntry = entryRenames.get(node.text)
  const { parent } = node
  if (newEntry === undefined || ts.isLiteralTypeNode(parent)) return
  const isList = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
  if (isList && hasNames(parent)) return
  const isLoad =
    ts.isCallExpression(parent) &&
    (parent.expression.kind === ts.SyntaxKind.ImportKeyword ||
      (ts.isIdentifier(parent.expression) && parent.expression.text === 'require'))
  if (!isList && !isLoad) {
    edits.leave(node, `The string names ${node.text}, which is ${newEntry} now.`)
    return
  }
  edits.replaceString(node, newEntry)
  edits.note(node, node.text, newEntry)
  const isAll = ts.isExportDeclaration(parent) && parent.exportClause === undefined
  if (!isAll) return
  const names = exportRenames.filter(({ entry }) => entry === node.text)
  const changed = names.map(({ name, newName }) => `${name} is ${newName}`).join(', ')
  edits.leave(
    parent,
    `This file exports all of ${newEntry}, where ${changed}: look who imports them from it.`,
  )
}

function hasNames(declaration: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const names = ts.isImportDeclaration(declaration)
    ? declaration.importClause?.namedBindings
    : declaration.exportClause
  return names !== undefined && (ts.isNamedImports(names) || ts.isNamedExports(names))
}
