import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'
import { escapeText } from './escapeText.ts'

const root = join(import.meta.dirname, '../../..')
const refusals = new Set(['OptionError', 'ConfigurationError', 'CreateError'])

/** Every refusal of an option, an argument or a setting, by package, as Markdown. A place that a value fills is `…`. */
export function describeRefusals(): string {
  return ['core', 'hooks', 'widgets', 'bulk', 'relay', 'sandbox', 'testing', 'brand', 'create']
    .map((name) => ({ name, messages: readMessages(name, isRefusal) }))
    .filter(({ messages }) => messages.length > 0)
    .map(({ name, messages }) => `### @onlend/${name}\n\n${table('message', messages)}`)
    .join('\n\n')
    .replace('@onlend/create', 'create-onlend')
}

/** Every warning of a development build, as Markdown. */
export function describeWarnings(): string {
  return table(
    'warning, after "Onlend:"',
    ['core', 'hooks', 'widgets', 'bulk'].flatMap((name) => readMessages(name, isWarning)),
  )
}

type Message = { text: string; from: string }

/** An error for one refusal, or a line of the list of wrong settings. */
const isRefusal = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  ts.isNewExpression(node)
    ? ts.isIdentifier(node.expression) && refusals.has(node.expression.text)
    : ts.isCallExpression(node) && node.expression.getText() === 'faults.push'
const isWarning = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'warnMistake'

function table(heading: string, messages: readonly Message[]): string {
  const rows = messages.map(({ text, from }) => [escapeText(text), `\`${from}\``])
  return markdownTable([heading, 'from'], rows)
}

/** The texts of the calls of one kind in the sources of a package, each once. */
function readMessages(
  name: string,
  isOfKind: (node: ts.Node) => node is ts.NewExpression | ts.CallExpression,
): Message[] {
  const folder = join(root, 'packages', name, 'src')
  const found = new Map<string, Message>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/(?<!\.test)\.tsx?$/.test(file) || /conformance/.test(file)) continue
    const source = ts.createSourceFile(
      file,
      readFileSync(join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    )
    const visit = (node: ts.Node): void => {
      for (const text of isOfKind(node) && node.arguments?.[0] ? readTexts(node.arguments[0]) : [])
        if (/[a-z] [a-z]/.test(text)) found.set(text, { text, from: file.replace(/.*\/|\.tsx?$/g, '') })
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...found.values()]
}

/** The literal texts of an expression: of both sides of a choice, and of each item of a list. */
function readTexts(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')]
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(readTexts)
  if (ts.isConditionalExpression(node)) return [...readTexts(node.whenTrue), ...readTexts(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const [left = '…'] = readTexts(node.left)
  const [right = '…'] = readTexts(node.right)
  return [left + right]
}
