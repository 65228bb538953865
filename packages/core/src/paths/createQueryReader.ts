import { readId } from './ids.ts'

/**
 * Makes the reader of the query in an endpoint's path, with the kit's own names: only known names, each at most once, each value an id. The reader
 * returns `null` for any other query, since two readers could read it differently.
 */
export function createQueryReader(path: string): (query: string) => Readonly<Record<string, string>> | null {
  const [, template = ''] = path.split(/\?(?!\})/)
  const names = new Map([...template.matchAll(/(\w+)=\{(\w+)\??\}/g)].map(([, sent, name]) => [sent, name]))
  return (query) => {
    const values: Record<string, string> = {}
    if (query === '') return values
    for (const pair of query.split('&')) {
      const [sentName = '', sent = '', ...rest] = pair.split('=')
      const name = names.get(sentName)
      if (name === undefined || Object.hasOwn(values, name) || rest.length > 0) return null
      const value = readId(name, sent)
      if (value === null) return null
      values[name] = value
    }
    return values
  }
}
