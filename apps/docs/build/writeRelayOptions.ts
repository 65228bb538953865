import { openTypes } from './openTypes.ts'
import { propertyTable } from './propertyTable.ts'

const file = 'packages/relay/src/index.ts'

/** Every option of `createRelay`, and the options inside an option. */
export function writeRelayOptions(): string {
  const types = openTypes([file])
  const symbol = types.listExports(file).get('RelayOptions')
  if (symbol === undefined) throw new TypeError(`${file} does not export RelayOptions.`)
  const options = types.typeOf(symbol)
  const parts = options
    .getProperties()
    .map((option) => ({ name: option.name, properties: types.readProperties(types.typeOf(option)) }))
    // A list, a text or an interface with methods alone has nothing to set.
    .filter(({ properties }) => properties.length > 0 && properties.length < 30)
    .filter(
      ({ properties }) =>
        properties.some(({ text }) => text !== '') && !properties.some(({ name }) => name === 'charAt'),
    )
  return [
    '`createRelay(options)` of `@onlend/relay`. A missing or impossible option throws one line that names it.',
    propertyTable(types.readProperties(options)),
    ...parts.flatMap(({ name, properties }) => [`## \`${name}\``, propertyTable(properties)]),
  ].join('\n\n')
}
