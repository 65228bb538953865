import { readId } from './ids.ts'

/**
 * Makes what reads the query that an endpoint's path names, into our own names: only known ones, each at most once, each an id. It gives `null`
 * for anything else, since two readers could take it in two ways.
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
