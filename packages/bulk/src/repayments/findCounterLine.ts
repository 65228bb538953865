import type { StatementLine } from './StatementLine.ts'
import type { TakenBack } from './takenBackSteps.ts'

/** The number of the line that cancels another, for certain or possibly; `null` without one, or where a line moves back the money of one of several. */
export function findCounterLine(line: StatementLine, takenBack: TakenBack): number | null {
  const { other = null, isSure } = takenBack.get(line) ?? {}
  if (other === null) return null
  return isSure && takenBack.get(other)?.isSure !== true ? null : other.line
}
