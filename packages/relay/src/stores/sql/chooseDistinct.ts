import { areDistinct, type Told } from './areDistinct.ts'

/** Events of which each is provably another than all before it, so many at most. */
export function chooseDistinct<Event extends Told>(events: readonly Event[], most: number): Event[] {
  const chosen: Event[] = []
  for (const event of events) {
    if (chosen.length >= most) return chosen
    if (chosen.every((earlier) => areDistinct(earlier, event))) chosen.push(event)
  }
  return chosen
}
