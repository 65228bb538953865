import ts from 'typescript'
import { bindingName } from './bindingName.ts'
import type { KitName } from './findToday.ts'
import { importedName } from './importedName.ts'
import { readEntry } from './readEntry.ts'

/** A name of the kit, or all names of an entry: `import * as kit`, `await import(…)`. */
export type Kit = KitName | { entry: string; name: null }

/** What a hook of the kit returned, or a part of it. */
export type HookResult = { hook: KitName; path: readonly string[] }

/** Tells what expressions of a file mean, as far as they come from the kit. */
export type Reader = {
  /** The declaration that an identifier refers to; undefined for a global. */
  declarationOf: (node: ts.Identifier) => ts.Declaration | undefined
  readKit: (node: ts.Node) => Kit | undefined
  readResult: (node: ts.Node) => HookResult | undefined
}

export function createReader(checker: ts.TypeChecker): Reader {
  const declarationOf = (node: ts.Identifier) => findSymbol(checker, node)?.declarations?.[0]

  function readKit(node: ts.Node): Kit | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return readKit(node.expression)
    if (ts.isCallExpression(node)) return readLoad(node)
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node)
      return declaration && readDeclaration(declaration)
    }
    if (ts.isPropertyAccessExpression(node)) return readMember(readKit(node.expression), node.name)
    if (ts.isQualifiedName(node)) return readMember(readKit(node.left), node.right)
    return undefined
  }

  function readDeclaration(declaration: ts.Declaration): Kit | undefined {
    if (ts.isImportSpecifier(declaration)) {
      const entry = readEntry(declaration.parent.parent.parent.moduleSpecifier)
      return entry === undefined ? undefined : { entry, name: importedName(declaration) }
    }
    if (ts.isNamespaceImport(declaration)) {
      const entry = readEntry(declaration.parent.parent.moduleSpecifier)
      return entry === undefined ? undefined : { entry, name: null }
    }
    if (ts.isVariableDeclaration(declaration))
      return declaration.initializer && onlyAll(readKit(declaration.initializer))
    if (ts.isParameter(declaration)) return readLoaded(declaration, readKit)
    if (ts.isBindingElement(declaration) && !declaration.dotDotDotToken)
      return readMember(readPattern(declaration.parent), bindingName(declaration))
    return undefined
  }

  function readPattern(pattern: ts.BindingPattern): Kit | undefined {
    const { parent } = pattern
    if (ts.isVariableDeclaration(parent)) return parent.initializer && onlyAll(readKit(parent.initializer))
    return ts.isParameter(parent) ? readLoaded(parent, readKit) : undefined
  }

  function readResult(node: ts.Node): HookResult | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return readResult(node.expression)
    if (ts.isCallExpression(node)) {
      const hook = readKit(node.expression)
      return hook && hook.name !== null ? { hook, path: [] } : undefined
    }
    if (ts.isPropertyAccessExpression(node)) {
      const whole = readResult(node.expression)
      return whole && { hook: whole.hook, path: [...whole.path, node.name.text] }
    }
    if (ts.isObjectBindingPattern(node)) return readResultOf(node.parent)
    if (!ts.isIdentifier(node)) return undefined
    const declaration = declarationOf(node)
    return declaration && readResultOf(declaration)
  }

  function readResultOf(declaration: ts.Node): HookResult | undefined {
    if (ts.isVariableDeclaration(declaration)) {
      const isConst = (declaration.parent.flags & ts.NodeFlags.Const) !== 0
      return isConst && declaration.initializer ? readResult(declaration.initializer) : undefined
    }
    if (ts.isParameter(declaration)) return readResultType(declaration.type)
    if (!ts.isBindingElement(declaration) || declaration.dotDotDotToken) return undefined
    const whole = readResult(declaration.parent)
    const name = bindingName(declaration)
    return whole && name && { hook: whole.hook, path: [...whole.path, name.text] }
  }

  /** `(form: UseWithdrawFormReturnType)` is what `useWithdrawForm` returns. */
  function readResultType(type: ts.TypeNode | undefined): HookResult | undefined {
    if (!type || !ts.isTypeReferenceNode(type)) return undefined
    const kit = readKit(type.typeName)
    const [, what] = /^Use(.+)ReturnType$/.exec(kit?.name ?? '') ?? []
    return kit && what !== undefined
      ? { hook: { entry: kit.entry, name: `use${what}` }, path: [] }
      : undefined
  }

  return { declarationOf, readKit, readResult }
}

function findSymbol(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node)
    return checker.getShorthandAssignmentValueSymbol(node.parent)
  if (ts.isExportSpecifier(node.parent)) return checker.getExportSpecifierLocalTargetSymbol(node.parent)
  return checker.getSymbolAtLocation(node)
}

function readMember(kit: Kit | undefined, name: ts.MemberName | undefined): Kit | undefined {
  return kit?.name === null && name ? { entry: kit.entry, name: name.text } : undefined
}

/** `const form = X` is another name for a value; only all names of an entry are followed through one. */
function onlyAll(kit: Kit | undefined): Kit | undefined {
  return kit?.name === null ? kit : undefined
}

/** `import('…')` and `require('…')`. */
function readLoad({ expression, arguments: [what] }: ts.CallExpression): Kit | undefined {
  const isLoad =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require')
  const entry = isLoad ? readEntry(what) : undefined
  return entry === undefined ? undefined : { entry, name: null }
}

/** The parameter of `import('…').then((all) => …)`. */
function readLoaded(
  parameter: ts.ParameterDeclaration,
  readKit: (node: ts.Node) => Kit | undefined,
): Kit | undefined {
  const call = parameter.parent.parent
  if (!ts.isCallExpression(call) || call.arguments[0] !== parameter.parent) return undefined
  const { expression } = call
  const isThen = ts.isPropertyAccessExpression(expression) && expression.name.text === 'then'
  return isThen && parameter.parent.parameters[0] === parameter
    ? onlyAll(readKit(expression.expression))
    : undefined
}
