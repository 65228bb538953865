import type { ReactNode } from 'react'
import type { BrandProblem } from '../createProblem.ts'
import { useProblemText } from './useProblemText.ts'

/** Problems with their places. */
export function ProblemList({ problems }: { problems: readonly BrandProblem[] }): ReactNode {
  const say = useProblemText()
  return (
    <ul className="brand-studio-changes">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`}>
          <strong className="brand-studio-path">
            <bdi>{problem.path}</bdi>
          </strong>{' '}
          {say(problem)}
        </li>
      ))}
    </ul>
  )
}
