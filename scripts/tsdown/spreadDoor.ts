type DoorParameters = {
  /** Where the file stands in the package's output, such as `tables/index.js`. */
  file: string
  code: string
  /** What an output file exports; `undefined` for one that is not this package's. */
  exportsIn: (file: string) => readonly string[] | undefined
}

type SpreadDoor = {
  code: string
  /** Small files beside the door, for what it takes out of a file that has more to give, or out of another package. */
  parts: { file: string; code: string }[]
}

/**
 * Writes a door, a file that only hands on what other files export, as a list of `export *`. To a name that is handed on by name, esbuild counts
 * the whole door as needed, and all that stands behind it as part of the first load as soon as any lazy part uses it; behind a star it finds the file that
 * the name comes from and looks at that alone. Returns `undefined` for a file that is no door.
 */
export function spreadDoor({ file, code, exportsIn }: DoorParameters): SpreadDoor | undefined {
  const source = code.replaceAll(/^\/\/#.*$/gm, '').trim()
  if (!/^(?:import \{[^}]*\} from "[^"]*";\s*)+export \{[^}]*\};?$/.test(source)) return undefined

  const [, list = ''] = /export \{([^}]*)\};?$/.exec(source) ?? []
  const exported = readNames(list)
  const lines: string[] = []
  const parts: SpreadDoor['parts'] = []
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from "([^"]*)"/g)) {
    const handedOn = readNames(names).flatMap(([theirs, local]) =>
      exported.filter(([name]) => name === local).map(([, ours]): Name => [theirs, ours]),
    )
    const all = from.startsWith('.') ? exportsIn(resolveFrom(file, from)) : undefined
    if (all && hasSameNames(handedOn, all)) {
      lines.push(`export * from "${from}";`)
      continue
    }
    const name = from
      .replaceAll(/\.js$|[^\w/-]/g, '')
      .replaceAll('/', '-')
      .replace(/^-+/, '')
    const part = `${file.slice(0, -'.js'.length)}.${name}.js`
    parts.push({ file: part, code: `export { ${handedOn.map(writeName).join(', ')} } from "${from}";\n` })
    lines.push(`export * from "./${part.split('/').at(-1)}";`)
  }
  return { code: `${lines.join('\n')}\n`, parts }
}

/** What a name is called where it comes from, and what it is called here. */
type Name = [theirs: string, ours: string]

function readNames(list: string): Name[] {
  return [...list.matchAll(/(\w+)(?: as (\w+))?/g)].map(([, theirs = '', ours = theirs]) => [theirs, ours])
}

function writeName([theirs, ours]: Name): string {
  return theirs === ours ? ours : `${theirs} as ${ours}`
}

function hasSameNames(handedOn: Name[], all: readonly string[]): boolean {
  return (
    all.length === handedOn.length &&
    handedOn.every(([theirs, ours]) => theirs === ours && all.includes(ours))
  )
}

function resolveFrom(file: string, from: string): string {
  return new URL(from, `file:///${file}`).pathname.slice(1)
}
