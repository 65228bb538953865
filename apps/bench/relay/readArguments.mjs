import { parseArgs } from 'node:util'

/**
 * What the command line asks for.
 *
 * @throws Error when it names a row or a contestant that does not exist.
 */
export function readArguments({ args, rows, contestants }) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      contestant: { type: 'string', multiple: true, default: [] },
      prof: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  })
  const choose = (known, wanted) => {
    const names = wanted.flatMap((part) => part.split(','))
    const unknown = names.find((name) => !known.includes(name))
    if (unknown !== undefined) throw new Error(`There is no ${unknown}. There are: ${known.join(', ')}`)
    return names
  }
  const isQuick = values.quick
  const chosenRows = choose(rows, values.only)
  const names = contestants.map(({ name }) => name)
  const chosenNames = choose(names, values.contestant)
  if (values.prof !== undefined) choose(names, [values.prof])
  const rounds = Number(values.rounds ?? (isQuick ? 1 : 5))
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1 on')
  const isChosen = ({ name, isTarget }) =>
    chosenNames.length > 0 ? chosenNames.includes(name) : !isQuick || isTarget === true
  return {
    rows: chosenRows.length > 0 ? chosenRows : rows,
    contestants: contestants.filter(isChosen),
    rounds,
    profiled: values.prof ?? null,
    isQuick,
    isVerbose: values.verbose,
  }
}
