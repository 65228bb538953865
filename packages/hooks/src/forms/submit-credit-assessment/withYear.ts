import { figureNames } from './figureNames.ts'
import type { SubmitCreditAssessmentValues } from './submitCreditAssessmentFormTypes.ts'

type Grid = Pick<SubmitCreditAssessmentValues, 'years' | 'figures'>

/** Puts a year in the place of another. The figures stay with their column; a year that stands in the other column changes places with it. */
export function withYear({ years, figures }: Grid, at: number, year: string): Grid {
  const before = years[at]
  if (before === undefined || before === year) return { years, figures }
  const changed = years.map((one, index) => {
    if (index === at) return year
    return one === year ? before : one
  })
  const { [before]: moved = {}, [year]: other = {}, ...rest } = figures
  return {
    years: changed,
    // What a year that was taken away has kept comes back where its new column has nothing.
    figures: years.includes(year)
      ? { ...rest, [year]: moved, [before]: other }
      : { ...rest, [year]: { ...other, ...filled(moved) } },
  }
}

function filled(figures: Grid['figures'][string]): Grid['figures'][string] {
  const kept: Grid['figures'][string] = {}
  for (const name of figureNames) if (figures[name]) kept[name] = figures[name]
  return kept
}
