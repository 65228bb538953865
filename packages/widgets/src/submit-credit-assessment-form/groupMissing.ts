import type { AssessmentProblem } from '@onlend/hooks/internal'

/** More that are simply missing are counted rather than listed: a form that is just begun has forty of them. */
const listed = 3

/** The problems by the line of the summary that names them. */
export function groupMissing(problems: readonly AssessmentProblem[]): (readonly AssessmentProblem[])[] {
  const groups = new Map<string, AssessmentProblem[]>()
  for (const problem of problems) {
    const { type, code, id, section } = problem
    const key = code === 'REQUIRED' ? `${type} ${type === 'cell' ? problem.year : section}` : id
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()].flatMap((alike) =>
    alike.length > listed ? [alike] : alike.map((problem) => [problem]),
  )
}
