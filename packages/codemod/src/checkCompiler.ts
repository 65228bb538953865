import { CodemodError } from './CodemodError.ts'

/**
 * Makes sure that the TypeScript that was found can be called from JavaScript. It is asked for by a range that can, but an app may override it.
 *
 * @throws CodemodError that says which version can.
 */
export function checkCompiler(compiler: object & { version?: string }): void {
  if ('createProgram' in compiler) return
  throw new CodemodError(
    `TypeScript ${compiler.version ?? ''} has no JavaScript API, which this command reads sources with (versions 5.7 to 6 have it). Take \`typescript\` out of the overrides of your package.json, or run \`npx @onlend/codemod\` from a folder without them. Your app may go on with its own version.`,
  )
}
