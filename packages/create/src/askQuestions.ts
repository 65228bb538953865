import type { Answers } from './Answers.ts'
import { CreateError } from './CreateError.ts'
import type { Framework } from './frameworks/Framework.ts'

type AskQuestionsParameters = {
  /** The answers that are known already; the function does not ask for them. */
  known: Partial<Answers>
  detected: Framework | null
  /** Asks one question and resolves to the typed line; `null` without a person, so that every answer is the default. */
  ask: ((question: string) => Promise<string>) | null
}

/**
 * Completes the answers with at most four questions.
 *
 * @throws CreateError when the framework is not clear and there is no person to ask.
 */
export async function askQuestions({ known, detected, ask }: AskQuestionsParameters): Promise<Answers> {
  const framework = known.framework ?? detected ?? (await askFramework(ask))
  const relay =
    known.relay ??
    (await answer(ask, 'Where is the relay? Enter for here, in this app, or its address: ', 'here'))
  const customerPartner =
    framework === 'express'
      ? 'session'
      : (known.customerPartner ??
        (await answer(
          ask,
          'For which customer partner does the page act? Enter for that of the session, or an id: ',
          'session',
        )))
  const hasSandbox =
    relay === 'here' &&
    (known.hasSandbox ??
      !/^n/i.test(
        await answer(ask, 'Call a sandbox in place of the lending service? Enter for yes, or n: ', 'yes'),
      ))
  return { framework, relay, customerPartner, hasSandbox }
}

async function askFramework(ask: AskQuestionsParameters['ask']): Promise<Framework> {
  const typed = await answer(ask, 'What is this app made with? vite, next or express: ', '')
  if (typed === 'vite' || typed === 'next' || typed === 'express') return typed
  throw new CreateError('It is not clear what this app is made with. Pass --framework vite, next or express.')
}

async function answer(ask: AskQuestionsParameters['ask'], question: string, usual: string): Promise<string> {
  const typed = ask ? (await ask(question)).trim() : ''
  return typed === '' ? usual : typed
}
