import ts from 'typescript'
import { createEdits } from './createEdits.ts'
import { createReader } from './createReader.ts'
import { joinArguments } from './joinArguments.ts'
import type { Migration } from './Migration.ts'
import { renameLists } from './renameLists.ts'
import { renameMembers } from './renameMembers.ts'
import { renameUse } from './renameUse.ts'

/**
 * Renames what the kit has renamed in one source file: what is imported from it, and props, options and results of that. Only names are
 * changed; layout, comments and strings stay.
 *
 * @param file Its name, whose ending says what it is written in: `.ts`, `.tsx`, `.js`, `.jsx`, and `.m…` or `.c…` of these.
 *
 * @example
 * const { text, changes, undecided } = migrateSource('Pay.ts', `import { DrawdownRequestForm } from '@onlend/widgets'`)
 */
export function migrateSource(file: string, text: string): Migration {
  if (!text.includes('@onlend/')) return { text, changes: [], undecided: [] }
  const { source, program } = readFile(file, text)
  const edits = createEdits(source)
  const [fault] = program.getSyntacticDiagnostics(source)
  if (fault) {
    const line = source.getLineAndCharacterOfPosition(fault.start).line + 1
    const reason = ts.flattenDiagnosticMessageText(fault.messageText, ' ')
    return { text, changes: [], undecided: [{ line, reason: `The file cannot be read. ${reason}` }] }
  }
  const reader = createReader(program.getTypeChecker())
  const locals = renameLists(edits)
  const visit = (node: ts.Node): void => {
    renameUse(node, { edits, reader, locals })
    renameMembers(node, { edits, reader })
    joinArguments(node, { edits, reader })
    ts.forEachChild(node, visit)
  }
  for (const statement of source.statements) visit(statement)
  return edits.apply()
}

/** The file by itself: what its names refer to is all that is asked, and neither the kit nor the language's own types have to be there. */
function readFile(file: string, text: string): { source: ts.SourceFile; program: ts.Program } {
  const name = `/${file.replaceAll('\\', '/').replace(/^.*\//, '')}`
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const host: ts.CompilerHost = {
    getSourceFile: (asked) => (asked === name ? source : undefined),
    getDefaultLibFileName: () => '/lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (asked) => asked,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (asked) => asked === name,
    readFile: () => undefined,
    writeFile: () => undefined,
  }
  const options: ts.CompilerOptions = {
    ...{ noLib: true, noResolve: true, types: [], allowJs: true, noEmit: true },
    ...{ jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }
  return { source, program: ts.createProgram([name], options, host) }
}
