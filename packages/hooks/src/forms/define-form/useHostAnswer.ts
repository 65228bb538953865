'use client'
import { useEffect, useState } from 'react'
import { createLatest } from '../../lib/createLatest.ts'

/** The state of a question to the host; `idle` without a question. */
type HostAnswer<Answer> = { is: 'idle' | 'waiting' | 'failed' } | { is: 'here'; answer: Answer }

/**
 * Asks the host about the values of a form, once for each `question`, a text of these values; `''` asks nothing. The hook drops an answer to an
 * earlier question. `pause` is the milliseconds from the last change to the question, so that a slider comes to rest.
 */
export function useHostAnswer<Answer>(
  question: string,
  ask: () => Promise<Answer>,
  pause: number = 0,
): HostAnswer<Answer> {
  const [settled, setSettled] = useState<{ question: string; answer: HostAnswer<Answer> }>()
  // The host's callback can change at every render; only a new question asks again.
  const [latest] = useState(() => createLatest(ask))
  useEffect(() => latest.set(ask))
  useEffect(() => {
    if (question === '') return
    let isCurrent = true
    const settle = (answer: HostAnswer<Answer>) => {
      if (isCurrent) setSettled({ question, answer })
    }
    const run = () =>
      void latest
        .get()()
        .then(
          (answer) => settle({ is: 'here', answer }),
          () => settle({ is: 'failed' }),
        )
    const timer = pause > 0 ? setTimeout(run, pause) : run()
    return () => {
      isCurrent = false
      clearTimeout(timer ?? undefined)
    }
  }, [question, pause, latest])
  if (question === '') return { is: 'idle' }
  return settled?.question === question ? settled.answer : { is: 'waiting' }
}
