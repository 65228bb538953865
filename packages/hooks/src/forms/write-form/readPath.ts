/** What stands at a path of names and numbers, such as `bank.code`; `undefined` where nothing does. */
export function readPath(values: unknown, path: string): unknown {
  let found = values
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    // The cast lets a name be asked for; what is not there is `undefined`.
    found = (found as Readonly<Record<string, unknown>>)[name]
  }
  return found
}
