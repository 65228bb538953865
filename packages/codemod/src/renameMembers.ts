import ts from 'typescript'
import type { Edits } from './createEdits.ts'
import { bindingName } from './bindingName.ts'
import type { Kit, Reader } from './createReader.ts'
import { findToday } from './findToday.ts'
import { memberRenames } from './renames/memberRenames.ts'
import type { MemberRename } from './renames/Renames.ts'

/** Renames one node, if it is a prop of a component of the kit, an option of a hook, or what a hook returned. */
export function renameMembers(node: ts.Node, { edits, reader }: { edits: Edits; reader: Reader }): void {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) renameProps(node)
  else if (ts.isCallExpression(node)) renameOptions(node)
  else if (ts.isPropertyAccessExpression(node)) renameRead(node)
  else if (ts.isObjectBindingPattern(node)) renamePattern(node)

  function renameProps({ tagName, attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void {
    for (const { name, newName } of findMembers('prop', reader.readKit(tagName))) {
      const [first, ...rest] = name.split('.')
      for (const attribute of attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || attribute.name.getText(edits.source) !== first) continue
        const { initializer } = attribute
        const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined
        if (rest.length === 0) put(attribute.name, newName)
        else renameKey(value, rest, newName)
      }
    }
  }

  function renameOptions({ expression, arguments: [first, second] }: ts.CallExpression): void {
    const isElement = /(?:^|\.)createElement$/.test(expression.getText(edits.source))
    const owner = isElement && first ? reader.readKit(first) : reader.readKit(expression)
    for (const { name, newName } of findMembers(isElement ? 'prop' : 'option', owner))
      renameKey(isElement ? second : first, name.split('.'), newName)
  }

  function renameRead({ expression, name }: ts.PropertyAccessExpression): void {
    const newName = findResult(expression, name.text)
    if (newName !== undefined) put(name, newName)
  }

  function renamePattern(pattern: ts.ObjectBindingPattern): void {
    for (const element of pattern.elements) {
      const name = bindingName(element)
      const newName = name && !element.dotDotDotToken ? findResult(pattern, name.text) : undefined
      if (!name || newName === undefined) continue
      if (element.propertyName) put(name, newName)
      else put(name, newName, `${newName}: ${name.text}`)
    }
  }

  function findResult(whole: ts.Node, name: string): string | undefined {
    const result = reader.readResult(whole)
    if (!result) return undefined
    const path = [...result.path, name].join('.')
    return findMembers('result', result.hook).find((member) => member.name === path)?.newName
  }

  function renameKey(value: ts.Node | undefined, [first, ...rest]: string[], newName: string): void {
    if (!value || !ts.isObjectLiteralExpression(value)) return
    for (const property of value.properties) {
      const { name } = property
      if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name)) || name.text !== first) continue
      if (rest.length > 0)
        renameKey(ts.isPropertyAssignment(property) ? property.initializer : undefined, rest, newName)
      else if (ts.isShorthandPropertyAssignment(property)) put(name, newName, `${newName}: ${name.text}`)
      else put(name, newName)
    }
  }

  function put(name: ts.Node & { text?: string }, newName: string, text = newName): void {
    const quote = ts.isStringLiteral(name) ? 1 : 0
    edits.replace(name.getStart(edits.source) + quote, name.end - quote, text)
    edits.note(name, name.getText(edits.source), newName)
  }
}

function findMembers(kind: MemberRename['kind'], owner: Kit | undefined): readonly MemberRename[] {
  if (!owner || owner.name === null) return []
  const { entry, name } = findToday(owner)
  return memberRenames.filter(
    (rename) =>
      rename.kind === kind &&
      rename.of === name &&
      (entry === rename.from || entry.startsWith(`${rename.from}/`)),
  )
}
