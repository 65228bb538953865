/** The module a host would write to use what a budget is about. A `*` stands for everything the entry exports. */
export function entryCode({ imports }) {
  return Object.entries(imports)
    .map(([entry, names], index) => {
      const source = `@onlend/${entry}`
      if (names === '*')
        return `import * as all${index} from '${source}'; globalThis.all${index} = { ...all${index} }`
      return `export { ${names.join(', ')} } from '${source}'`
    })
    .join('\n')
}
