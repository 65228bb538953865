import type { UseSubmitCreditAssessmentFormParameters } from '../src/forms/index.ts'
import { createFixture } from './createFixture.tsx'
import { renderSubmitCreditAssessmentForm, stageEverything } from './renderSubmitCreditAssessmentForm.tsx'

type SentFile = { name: string; sha256: string }

/** The form of a credit assessment with every document at the relay, but for those left out, and every figure typed. */
export async function renderFilledAssessment(
  options: UseSubmitCreditAssessmentFormParameters = {},
  without: readonly string[] = [],
) {
  const fixture = createFixture()
  await stageEverything(fixture, { without })
  const rendered = await renderSubmitCreditAssessmentForm(options, fixture)
  rendered.fillFigures()
  return {
    ...rendered,
    /** The one text that the service got, and its files by the names of their parts. */
    sentForm: () => {
      // The casts follow the sandbox's record of a form.
      const body = { ...Object(rendered.sent()[0]?.body) } as Record<string, unknown>
      const { financial_information: text, ...files } = body
      return { text: String(text), files: files as Record<string, SentFile> }
    },
    /** The error summary: slots and cells with their codes. */
    codes: () =>
      rendered
        .form()
        .problems.map((one) => [one.type === 'slot' ? one.slot : `${one.year} ${one.name}`, one.code]),
  }
}
