/** The TypeScript entry files of the programs that a `bin` field names: `./dist/program/main.js` is made of `src/program/main.ts`. */
export function programEntries(bin: Readonly<Record<string, string>> = {}): string[] {
  return Object.values(bin).map((file) => file.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts'))
}
