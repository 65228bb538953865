import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const prelude = join(import.meta.dirname, 'prelude.ts')
const examplePrelude = join(import.meta.dirname, 'examplePrelude.ts')
// Where a package that a sample imports may be installed: with the sample host, then with the packages themselves.
const homes = [
  'apps/host',
  ...['testing', 'relay', 'widgets', 'brand', 'create', 'elements'].map((name) => `packages/${name}`),
].map((path) => join(root, path, 'sample.ts'))

/**
 * Compiles samples against the sources of the packages, each as a module of its own. A name that a sample does not declare is
 * imported as an earlier sample of its document imported it, else as the sample implies it, else from `prelude.ts`, and so is what it
 * imports from a module of its reader's. A sample that returns stands in a function.
 *
 * @param {{ file: string, line: number, language: 'ts' | 'tsx', code: string, implied?: Map<string, string> }[]} samples In the order
 * of each document; `implied` holds imports by the names that they import.
 * @returns {string[]} The problems, each with the document and the line.
 */
export function compileSamples(samples) {
  const options = readOptions()
  const offered = readOffered(prelude)
  const offeredToExamples = new Map([...offered, ...readOffered(examplePrelude)])
  const imports = new Map()
  const modules = new Map()
  for (const sample of samples) {
    const path = join(root, 'apps/host/samples', `${sample.file.replaceAll('/', '_')}.${sample.line}.tsx`)
    const source = parse(path, endStatements(sample.code))
    const earlier = imports.get(sample.file) ?? new Map()
    const known = sample.implied
      ? new Map([...offeredToExamples, ...sample.implied])
      : new Map([...offered, ...earlier])
    const head = writeImports(source, known)
    // What an example imports is for itself.
    if (!sample.implied) imports.set(sample.file, new Map([...earlier, ...readImports(source)]))
    // On the first line, so that every line of the sample keeps its number.
    modules.set(path, { sample, text: `${head}${wrapReturns(source, endStatements(sample.code))}` })
  }

  const host = createHost(options, modules)
  const program = ts.createProgram({ rootNames: [...modules.keys()], options, host })
  return [...modules].flatMap(([path, { sample }]) => {
    const file = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.map(({ start, messageText }) => {
      const line = sample.line + 1 + file.getLineAndCharacterOfPosition(start).line
      return `${sample.file}:${line}  ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
  })
}

function readOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  // A style sheet has no types; a host's bundler reads it.
  return { ...options, noUncheckedSideEffectImports: false }
}

/** A line that begins with an element ends what stands above it, which TypeScript would read as the left side of `<`. */
function endStatements(code) {
  return code.replaceAll(/\n(?=<\w)/g, '\n;')
}

/** A sample that ends early is the inside of a function. */
function wrapReturns(source, code) {
  const returns = (node) =>
    ts.isReturnStatement(node) || (!ts.isFunctionLike(node) && ts.forEachChild(node, returns))
  return returns(source) ? `export async function sample() {${code}}` : code
}

function parse(path, text) {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** What is imported by each name, as it has to be written again. */
function readImports(source) {
  const statements = source.statements.filter(ts.isImportDeclaration)
  return statements.flatMap(({ importClause, moduleSpecifier }) => {
    const named = importClause?.namedBindings
    if (named === undefined || !ts.isNamedImports(named)) return []
    return named.elements.map((element) => [
      element.name.text,
      `import { ${element.getText()} } from ${moduleSpecifier.getText()};`,
    ])
  })
}

/** The names that stand at the top of a module, imported or declared. */
function readDeclared(source) {
  const names = new Set(readImports(source).map(([name]) => name))
  const addName = (name) => {
    if (ts.isIdentifier(name)) names.add(name.text)
    else for (const element of name.elements) if (element.name) addName(element.name)
  }
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) addName(name)
    else if (statement.name) names.add(statement.name.text)
  }
  return names
}

/** What a prelude declares, as it has to be imported. */
function readOffered(path) {
  const names = readDeclared(parse(path, readFileSync(path, 'utf8')))
  return new Map([...names].map((name) => [name, `import { ${name} } from ${JSON.stringify(path)};`]))
}

function writeImports(source, known) {
  const declared = readDeclared(source)
  const used = new Set()
  const visit = (node) => {
    if (ts.isIdentifier(node) && !declared.has(node.text)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...used].map((name) => known.get(name) ?? '').join('')
}

function createHost(options, modules) {
  const host = ts.createCompilerHost(options)
  const cache = ts.createModuleResolutionCache(root, (path) => path, options)
  const resolve = (name, from) =>
    ts.resolveModuleName(name, from, options, host, cache).resolvedModule ?? undefined
  return {
    ...host,
    fileExists: (path) => modules.has(path) || existsSync(path),
    getSourceFile: (path, target) => {
      const text = modules.get(path)?.text
      return text === undefined
        ? host.getSourceFile(path, target)
        : ts.createSourceFile(path, text, target, true, ts.ScriptKind.TSX)
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        if (!modules.has(from)) return { resolvedModule: resolve(text, from) }
        // A module beside a sample is the reader's own.
        if (text.startsWith('.')) {
          const own = modules.get(from).sample.implied ? examplePrelude : prelude
          return { resolvedModule: resolve(own, from) }
        }
        const home = homes.find((each) => resolve(text, each) !== undefined)
        return { resolvedModule: home && resolve(text, home) }
      }),
  }
}
