import type { AssessmentProblem, AssessmentSection } from '@onlend/hooks/forms'

/** One line of the summary: a problem, or so many alike that they are counted. `id` is where it leads. */
export type ProblemLine =
  | { id: string; problem: AssessmentProblem }
  | { id: string; section: AssessmentSection; count: number }
  | { id: string; year: string; count: number }

/** More that are simply missing are counted rather than listed: a form that is just begun has forty of them. */
const listed = 3

/** What the error summary lists, in the order of the form. */
export function problemLines(problems: readonly AssessmentProblem[]): ProblemLine[] {
  const groups = new Map<string, AssessmentProblem[]>()
  for (const problem of problems) {
    const { type, code, id, section } = problem
    const key = code === 'REQUIRED' ? `${type} ${type === 'cell' ? problem.year : section}` : id
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()].flatMap((alike): ProblemLine[] => {
    const [first] = alike
    if (!first || alike.length <= listed) return alike.map((problem) => ({ id: problem.id, problem }))
    const { id, section } = first
    const count = alike.length
    return first.type === 'cell' ? [{ id, year: first.year, count }] : [{ id, section, count }]
  })
}
