/** The third of a list that this run of the deep tests takes, in its order: three turns in a row take each entry once. The project sets the turn. */
export function takeThird<Entry>(list: readonly Entry[]): Entry[] {
  const turn = Number(process.env.SAMPLE_TURN ?? 0)
  return list.filter((_entry, at) => at % 3 === turn % 3)
}
