import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../../..')

/** One property of a parameter or an option, as the types and doc comments say. */
export type Property = {
  name: string
  type: string
  isRequired: boolean
  text: string
  fallback: string | null
  /** False for a property that a library declares. */
  isOurs: boolean
}

/** The types of some entry points. */
export type Types = {
  /** The exports of an entry point, by name. */
  listExports(file: string): ReadonlyMap<string, ts.Symbol>
  typeOf(symbol: ts.Symbol): ts.Type
  /** The doc comment of a symbol, in one line. */
  readText(symbol: ts.Symbol): string
  /** The code of the example in the doc comment of a symbol. */
  readExample(symbol: ts.Symbol): string | null
  readProperties(type: ts.Type): Property[]
  print(type: ts.Type): string
}

/** Opens the compiler on entry points of the repository. */
export function openTypes(files: readonly string[]): Types {
  const folder = join(root, 'packages/elements')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder)
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options,
  )
  const checker = program.getTypeChecker()
  const readText = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ')
  return {
    readText,
    readExample(symbol) {
      const example = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')
      return example ? ts.displayPartsToString(example.text).trim() : null
    },
    print: (type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    typeOf: (symbol) =>
      symbol.flags & ts.SymbolFlags.TypeAlias
        ? checker.getDeclaredTypeOfSymbol(symbol)
        : checker.getTypeOfSymbol(symbol),
    listExports(file) {
      const source = program.getSourceFile(join(root, file))
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) throw new TypeError(`${file} is no module.`)
      const found = checker
        .getExportsOfModule(module)
        .map(
          (symbol) =>
            [
              symbol.name,
              symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
            ] as const,
        )
      return new Map(found)
    },
    readProperties: (type) =>
      checker.getPropertiesOfType(checker.getNonNullableType(type)).map((symbol) => {
        const [fallback] = symbol.getJsDocTags().filter(({ name }) => name === 'default')
        return {
          name: symbol.name,
          type: checker.typeToString(checker.getTypeOfSymbol(symbol)).replace(/ \| undefined$/, ''),
          isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
          text: readText(symbol),
          isOurs: !symbol.declarations?.[0]?.getSourceFile().fileName.includes('node_modules'),
          fallback: fallback ? ts.displayPartsToString(fallback.text).replaceAll(/\s+/g, ' ') : null,
        }
      }),
  }
}
