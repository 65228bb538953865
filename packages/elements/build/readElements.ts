import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { toAttributeName } from '../src/element/toAttributeName.ts'
import type { PropKind, ValueKind } from '../src/table/WidgetDefinition.ts'

/** An element as the types and the doc comments of its component describe the element. */
export type ElementDescription = {
  /** The name of the widget, such as `WithdrawForm`. */
  name: string
  tag: string
  /** The module of the component, as the table imports the module, and its export there. */
  module: string
  component: string
  text: string
  props: readonly PropDescription[]
  isForm: boolean
}

/** A prop of an element; `type` is the type as TypeScript prints the type. */
export type PropDescription = { name: string; kind: PropKind; type: string; text: string }

/** No type says which handlers make a widget offer something and which only report: a handler in neither list is an error. */
const offers = [
  ...['ActingFor.onChange', 'onAction', 'onActFor', 'onContactSupport', 'onNotListed', 'onOnboardPartner'],
  ...['onRegister', 'onRepay', 'onReportRepayment', 'onRequestDrawdown', 'onRowSelect', 'onSelect'],
  ...['onSelectOperation', 'onSelectRecipient', 'onSignIn', 'onStartAssessment', 'onWithdraw'],
]
const events = [
  ...[
    'onChange',
    'onCopy',
    'onCreated',
    'onDecided',
    'onError',
    'onEvent',
    'onIssues',
    'onLoadError',
    'onReady',
  ],
  ...['onRegistered', 'onSent', 'onStatusChange', 'onSubmitted', 'onSuccess', 'onViewChange'],
]

/** The props that an element leaves out: a page sets `id` and `slot` on the element itself, and the others belong to React. */
const notOnElements = ['id', 'slot', 'ref', 'key', 'children']

const packages = join(import.meta.dirname, '../..')
const source = join(import.meta.dirname, '../src')

/** Describes `<onlend-lending>`, and an element for each component with a door of its name in `@onlend/widgets` or `@onlend/bulk`. */
export function readElements(): { lending: ElementDescription; widgets: ElementDescription[] } {
  const doors = listDoors()
  const lendingFile = join(source, 'react/LendingElementProps.ts')
  const program = ts.createProgram([lendingFile, ...doors.map(({ file }) => file)], readOptions())
  const checker = program.getTypeChecker()
  const find = (file: string, name: string): ts.Symbol => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) // a root of the program
    const found = module && checker.tryGetMemberInModuleExports(name, module)
    if (!found) throw new TypeError(`${file} does not export ${name}.`)
    return found
  }
  const widgets = doors.map(({ name, file, module, component }) => {
    const symbol = find(file, component)
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const [parameter] = signature?.parameters ?? []
    if (!signature || !parameter) throw new TypeError(`${component} is no component with props.`)
    const props = checker.getTypeOfSymbol(parameter)
    const node = signature.getReturnType()
    return {
      ...{ name, module, component, isForm: props.getProperty('ref') !== undefined },
      ...{
        tag: toTag(name),
        text: readText(checker, symbol),
        props: readProps({ checker, name, props, node }),
      },
    }
  })
  const [first] = doors.map(({ file, component }) => checker.getTypeOfSymbol(find(file, component)))
  const node = first?.getCallSignatures()[0]?.getReturnType() ?? checker.getNeverType()
  const symbol = find(lendingFile, 'LendingElementProps')
  const props = checker.getDeclaredTypeOfSymbol(symbol)
  const lending = {
    ...{ name: 'Lending', module: '', component: '', isForm: false, tag: toTag('Lending') },
    ...{ text: readText(checker, symbol), props: readProps({ checker, name: 'Lending', props, node }) },
  }
  return { lending, widgets }
}

function toTag(name: string): string {
  return `onlend-${toAttributeName(name)}`
}

type Door = { name: string; file: string; module: string; component: string }

/** The doors of widgets, by name. A component in `uploads` stands in for the widget of its name, which takes what only React can hand over. */
function listDoors(): Door[] {
  const doors = ['widgets', 'bulk'].flatMap((house) => {
    // The manifests are the repository's; their shape is what the type says.
    const { exports } = JSON.parse(readFileSync(join(packages, house, 'package.json'), 'utf8')) as {
      exports: Record<string, { '@onlend/source'?: string }>
    }
    return Object.entries(exports).flatMap(([entry, { '@onlend/source': file }]) => {
      const [, name = ''] = /\/([A-Z]\w*)\.tsx$/.exec(file ?? '') ?? []
      if (file === undefined || entry !== `./${toAttributeName(name)}` || name.endsWith('Root')) return []
      const own = join(source, `uploads/${name}Element.tsx`)
      return existsSync(own)
        ? { name, file: own, module: `../uploads/${name}Element.tsx`, component: `${name}Element` }
        : {
            name,
            file: join(packages, house, file),
            module: `@onlend/${house}${entry.slice(1)}`,
            component: name,
          }
    })
  })
  return doors.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readOptions(): ts.CompilerOptions {
  const folder = join(packages, 'elements')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder).options
}

function readText(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ')
}

type PropsToRead = { checker: ts.TypeChecker; name: string; props: ts.Type; node: ts.Type }

function readProps({ checker, name: owner, props, node }: PropsToRead): PropDescription[] {
  const shown = checker.getPropertiesOfType(props).filter(({ name }) => !notOnElements.includes(name))
  return shown.map((symbol) => {
    const type = checker.getTypeOfSymbol(symbol)
    const isRequired = (symbol.flags & ts.SymbolFlags.Optional) === 0
    const [value] = symbol.getJsDocTags().filter(({ name }) => name === 'default')
    const text = [
      readText(checker, symbol),
      value && `Default: ${ts.displayPartsToString(value.text).replaceAll(/\s+/g, ' ')}.`,
    ]
    return {
      name: symbol.name,
      kind: toKind({ checker, owner, name: symbol.name, type, isRequired, node }),
      type: checker.typeToString(checker.getNonNullableType(type)),
      text: text.filter(Boolean).join(' '),
    }
  })
}

type PropToRead = Omit<PropsToRead, 'name' | 'props'> & {
  owner: string
  name: string
  type: ts.Type
  isRequired: boolean
}

/** The kind of a prop. `node` is React's type of content. */
function toKind({ checker, owner, name, type, isRequired, node }: PropToRead): PropKind {
  if (checker.isTypeAssignableTo(node, type)) return 'text'
  const given = checker.getNonNullableType(type)
  const parts = given.isUnion() ? given.types : [given]
  const calls = parts.map((part) => part.getCallSignatures()[0])
  const answers = calls.map((call) => call?.getReturnType())
  // An attribute takes the text of a prop that is a text or a function.
  const values = parts.filter((_, index) => !calls[index])
  if (values.length > 0) {
    const kind = toValueKind(checker, values)
    return isRequired ? `${kind}${checker.isTypeAssignableTo(checker.getNullType(), type) ? '?' : '!'}` : kind
  }
  if (answers.every((answer) => answer === checker.getVoidType())) {
    const count = calls[0]?.parameters.length ?? 0
    if (offers.includes(`${owner}.${name}`) || offers.includes(name)) return { offer: count }
    if (events.includes(name)) return { event: count }
    throw new TypeError(`${owner}.${name}: name the handler in \`offers\` or \`events\` of readElements.ts.`)
  }
  return answers.some((answer) => answer && checker.isTypeAssignableTo(node, answer)) ? 'draw' : 'property'
}

function toValueKind(checker: ts.TypeChecker, values: readonly ts.Type[]): ValueKind {
  const areAll = (type: ts.Type) => values.every((value) => checker.isTypeAssignableTo(value, type))
  if (areAll(checker.getBooleanType())) return 'boolean'
  if (areAll(checker.getNumberType())) return 'number'
  if (areAll(checker.getStringType())) return 'string'
  return values.every((value) => hasMethods(checker, value)) ? 'property' : 'json'
}

/** Whether no JSON can say a value: the value, its items or one of its required properties have methods. */
function hasMethods(checker: ts.TypeChecker, type: ts.Type, depth = 0): boolean {
  if (depth > 3 || checker.isTypeAssignableTo(type, checker.getStringType())) return false
  if (type.isUnion()) return type.types.every((part) => hasMethods(checker, part, depth))
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker
      .getTypeArguments(type as ts.TypeReference)
      .some((item) => hasMethods(checker, item, depth + 1)) // lists are references
  if (type.getCallSignatures().length > 0) return true
  if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return false
  const required = type.getProperties().filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
  return required.some((property) => hasMethods(checker, checker.getTypeOfSymbol(property), depth + 1))
}
