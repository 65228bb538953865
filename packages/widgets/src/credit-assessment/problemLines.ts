import type { AssessmentSection, UseCreditAssessmentFormReturnType } from '@onlend/hooks/forms'

type Problem = UseCreditAssessmentFormReturnType['problems'][number]

/** One line of the summary: a problem, or so many alike that they are counted. `id` is where it leads. */
export type ProblemLine =
  | { id: string; problem: Problem }
  | { id: string; section: AssessmentSection; count: number }
  | { id: string; year: string; count: number }

/** More that are simply missing are counted rather than listed: a form that is just begun has forty of them. */
const listed = 3

/** What the error summary lists, in the order of the form. */
export function problemLines(
  problems: readonly Problem[],
  sectionOf: (problem: Problem & { type: 'slot' }) => AssessmentSection,
): ProblemLine[] {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const { id, code } = problem
    const place = problem.type === 'slot' ? sectionOf(problem) : problem.year
    const key = code === 'REQUIRED' ? `${problem.type} ${place}` : id
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()].flatMap((alike): ProblemLine[] => {
    const [first] = alike
    if (!first || alike.length <= listed) return alike.map((problem) => ({ id: problem.id, problem }))
    const { id } = first
    const count = alike.length
    return first.type === 'slot'
      ? [{ id, section: sectionOf(first), count }]
      : [{ id, year: first.year, count }]
  })
}
